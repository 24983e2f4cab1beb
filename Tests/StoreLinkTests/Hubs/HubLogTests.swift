import Ground
internal import SharedStore
import Testing

@testable import StoreLink

@Suite("The log of a hub", .timeLimit(.minutes(5)))
struct HubLogTests {
  @Test(arguments: HubKind.available)
  func `a new list is empty, and has one identity for all`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let state = try place.open().state()
    #expect(state.head == 0 && state.first == 1 && state.version == HubState.version)
    #expect(abs(state.now - SystemTime.microsecondsSince1970) < 60_000_000)
    #expect(try place.open(as: "bob").state().list == state.list)
    let other = try HubPlace(kind)
    #expect(try other.open().state().list != state.list)
    #expect(try place.open().runs(after: 0, limit: 10).isEmpty)
    #expect(try place.open().records(after: 0, limit: 10).isEmpty)
  }

  @Test(arguments: HubKind.available)
  func `runs come back as they were appended, in order, with their author`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let phone = try place.machine("phone", of: "bob")
    let milk = laptop.insertion("1", key: "k")
    let bread = phone.insertion("2", name: "Brot — ekmek 🥖\u{0}")
    #expect(try laptop.hub.append([milk], onto: 0) == .appended(numbers: [1]))
    #expect(try phone.hub.append([bread], onto: 1) == .appended(numbers: [2]))
    let log = try laptop.log()
    #expect(
      log == [
        ArrivedRun(number: 1, author: "ada", run: milk),
        ArrivedRun(number: 2, author: "bob", run: bread),
      ]
    )
    #expect(try phone.hub.state().head == 2)
    #expect(try phone.hub.runs(after: 1, limit: 10).map(\.number) == [2])
    #expect(try phone.hub.runs(after: 0, limit: 1).map(\.number) == [1])
  }

  @Test(arguments: HubKind.available)
  func `an append on a head that has moved changes nothing`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let (one, other) = (try place.machine(), try place.machine("phone"))
    _ = try one.append([one.insertion("1")])
    #expect(try other.hub.append([other.insertion("2")], onto: 0) == .behind(head: 1))
    #expect(try other.hub.append([other.insertion("2")], onto: 2) == .behind(head: 1))
    #expect(try one.log().map(\.run.id) == ["run-1"])
    #expect(try one.records().count == 1)
    #expect(try other.hub.append([other.insertion("2")], onto: 1) == .appended(numbers: [2]))
  }

  @Test(arguments: HubKind.available)
  func `a run that is there is answered with its number, whatever the head is`(kind: HubKind)
    throws
  {
    let place = try HubPlace(kind)
    let (one, other) = (try place.machine(), try place.machine("phone"))
    let runs = ["1", "2"].map { one.insertion($0) }
    // The answer is lost; others append meanwhile.
    _ = try one.hub.append(runs, onto: 0)
    _ = try other.append([other.insertion("3")])
    #expect(try one.hub.append(runs, onto: 0) == .appended(numbers: [1, 2]))
    #expect(try one.hub.append([runs[1]], onto: 3) == .appended(numbers: [2]))
    #expect(
      try one.hub.append(runs + [one.insertion("4")], onto: 3) == .appended(numbers: [1, 2, 4])
    )
    #expect(try one.hub.append(runs + [one.insertion("5")], onto: 3) == .behind(head: 4))
    #expect(try one.log().map(\.run.id) == ["run-1", "run-2", "run-3", "run-4"])
  }

  // LK-9
  @Test(arguments: HubKind.available)
  func `a run was never made later than now`(kind: HubKind) throws {
    let laptop = try HubPlace(kind).machine()
    let year: Int64 = 365 * 86_400 * 1_000_000
    let ahead = laptop.insertion("1", made: SystemTime.microsecondsSince1970 + year)
    _ = try laptop.append([ahead, laptop.insertion("2", made: 5)])
    let log = try laptop.log()
    #expect(log[0].run.made <= SystemTime.microsecondsSince1970)
    #expect(log[0].run.changes == ahead.changes && log[0].run.intent == "AddToDo")
    #expect(log[1].run.made == 5)
  }

  @Test(arguments: HubKind.available)
  func `a key belongs to the run that stands with it`(kind: HubKind) throws {
    let laptop = try HubPlace(kind).machine()
    let milk = laptop.insertion("1", key: "k")
    let change = milk.changes[0]
    _ = try laptop.append([milk])
    let second = laptop.insertion("2", key: "k")
    #expect(try laptop.hub.append([second], onto: 1) == .keyTaken(by: "run-1"))
    #expect(
      try laptop.hub.append([laptop.insertion("3"), second], onto: 1) == .keyTaken(by: "run-1")
    )
    #expect(try laptop.log().count == 1 && laptop.records().count == 1)
    // An undo frees it.
    _ = try laptop.append([laptop.reversal(of: ["run-1"], id: "undo", [change.reversed])])
    #expect(try laptop.hub.append([second], onto: 2) == .appended(numbers: [3]))
    // A redo of the undo brings the first back, which nobody asks for while the second stands; its own undo frees it.
    let undone = laptop.reversal(of: ["run-2"], id: "undo 2", [second.changes[0].reversed])
    _ = try laptop.append([undone])
    _ = try laptop.append([laptop.reversal(of: ["undo"], id: "redo", [change])])
    let third = laptop.insertion("4", key: "k")
    #expect(try laptop.hub.append([third], onto: 5) == .keyTaken(by: "run-1"))
  }

  @Test(arguments: HubKind.available)
  func `two runs of one append do not have one key`(kind: HubKind) throws {
    let laptop = try HubPlace(kind).machine()
    let runs = [laptop.insertion("1", key: "k"), laptop.insertion("2", key: "k")]
    #expect(try laptop.hub.append(runs, onto: 0) == .keyTaken(by: "run-1"))
    #expect(try laptop.hub.state().head == 0)
  }

  @Test(arguments: HubKind.available)
  func `one call returns no more bytes than a call may have, and always a run`(kind: HubKind)
    throws
  {
    let laptop = try HubPlace(kind).machine()
    let long = String(repeating: "x", count: 1_500_000)
    for number in 1...4 { _ = try laptop.append([laptop.insertion("\(number)", name: long)]) }
    #expect(try laptop.hub.runs(after: 0, limit: 100).map(\.number) == [1, 2])
    #expect(try laptop.hub.runs(after: 2, limit: 100).map(\.number) == [3, 4])
    #expect(try laptop.hub.records(after: 0, limit: 100).count == 2)
    #expect(try laptop.records().count == 4)
  }

  @Test(arguments: HubKind.available)
  func `what no honest machine sends is refused, and nothing of it is written`(kind: HubKind)
    throws
  {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let phone = try place.machine("phone", of: "bob")
    let milk = laptop.insertion("1")
    let tooLong = laptop.insertion("2", name: String(repeating: "x", count: 5 << 20))
    let many = (0...HubLimits.runs).map { laptop.insertion("many \($0)") }
    let unknown = HubTester(hub: laptop.hub, number: 99).insertion("3")
    let another = phone.insertion("4")
    let update = LinkedRun(
      id: "u",
      machine: laptop.number,
      made: 1,
      known: 0,
      changes: [
        LinkedChange(RecordName("todos", "9"), before: ["a": .null], after: ["a": .integer(1)])
      ]
    )
    let bad: [([LinkedRun], Int32)] = [
      ([], 65), ([milk, milk], 65), ([milk, tooLong], 65), (many, 65), ([milk, unknown], 65),
      ([milk, laptop.insertion("5", id: "a\u{0}")], 65),
      ([milk, another], 77), ([milk, update], 65), ([milk, laptop.insertion("1", id: "x")], 65),
    ]
    for (place, (runs, code)) in bad.enumerated() {
      let error = #expect(throws: LinkError.self, "case \(place)") {
        _ = try laptop.hub.append(runs, onto: 0)
      }
      #expect(error?.exitCode.rawValue == code, "case \(place): \(String(describing: error))")
    }
    #expect(try laptop.hub.state().head == 0 && laptop.records().isEmpty)
    #expect(try laptop.hub.append([milk], onto: 0) == .appended(numbers: [1]))
  }
}
