import Foundation
import Ground
internal import SharedStore
import TestSupport
import Testing

@testable import StoreLink

@Suite("What a hub has beside its log", .timeLimit(.minutes(5)))
struct HubContractTests {
  @Test(arguments: HubKind.available)
  func `records are those that the log has left, in the order of their last changes`(
    kind: HubKind
  ) throws {
    let laptop = try HubPlace(kind).machine()
    let runs = ["1", "2", "3"].map { laptop.insertion($0) }
    _ = try laptop.append(runs)
    let name = RecordName("todos", "1")
    let done = LinkedRun(
      id: "done",
      machine: laptop.number,
      made: 1,
      known: 0,
      changes: [
        LinkedChange(name, before: ["done": .integer(0)], after: ["done": .integer(1)]),
        runs[1].changes[0].reversed,
      ]
    )
    _ = try laptop.append([done])
    let records = try laptop.hub.records(after: 0, limit: 10)
    #expect(records.map(\.record.identity) == ["3", "1", "2"])
    #expect(records.map(\.number) == [3, 4, 4])
    #expect(records[1].values == ["name": .text("Milk"), "done": .integer(1)])
    #expect(records[2].values == nil)
    #expect(try laptop.hub.records(after: records[1].place, limit: 10) == [records[2]])
    #expect(try laptop.hub.records(after: 0, limit: 1) == [records[0]])
    // It comes back under its name.
    _ = try laptop.append([laptop.insertion("2", id: "back")])
    #expect(try laptop.records().count == 3)
  }

  @Test(arguments: HubKind.available)
  func `all kinds of values come back`(kind: HubKind) throws {
    let laptop = try HubPlace(kind).machine()
    let values: [String: StoreValue] = [
      "null": .null, "least": .integer(.min), "most": .integer(.max), "real": .real(-0.1),
      "infinite": .real(.infinity), "text": .text("a\u{0}\nğ"), "empty": .text(""),
      "blob": .blob([0, 255, 10]),
    ]
    let change = LinkedChange(RecordName("odd", "x'\"\\"), before: nil, after: values)
    let run = LinkedRun(id: "'", machine: laptop.number, made: 1, known: 0, changes: [change])
    _ = try laptop.append([run])
    #expect(try laptop.log().map(\.run) == [run])
    #expect(try laptop.records() == [change.record: values])
  }

  // LK-6
  @Test(arguments: HubKind.available)
  func `a number is handed out once`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let hub = try place.open()
    #expect(try hub.numbers(of: "todos", count: 20, beyond: 0) == 1...20)
    #expect(try place.open(as: "bob").numbers(of: "todos", count: 20, beyond: 5) == 21...40)
    #expect(try hub.numbers(of: "todos", count: 1, beyond: 103) == 104...104)
    #expect(try hub.numbers(of: "spans", count: 2, beyond: 0) == 1...2)
    // Numbers that a machine took offline lift nothing.
    #expect(try hub.numbers(of: "todos", count: 2, beyond: 3_000_005) == 105...106)
    let end = try hub.numbers(of: "todos", count: 20, beyond: 999_985)
    #expect(end.lowerBound > HubNumbers.offline.upperBound)
    for count in [0, -1, HubLimits.numbers + 1] {
      #expect(throws: LinkError.self) { try hub.numbers(of: "todos", count: count, beyond: 0) }
    }
  }

  @Test(arguments: HubKind.available)
  func `a machine has a number of its own, and the hub knows when it was here`(kind: HubKind)
    throws
  {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let phone = try place.machine("phone", of: "bob")
    #expect(laptop.number != phone.number)
    // A copied home is a machine of its own.
    #expect(try laptop.hub.join(name: "laptop", computer: "computer laptop") > phone.number)
    _ = try phone.append([phone.insertion("1"), phone.insertion("2")])
    let machines = try laptop.hub.machines()
    #expect(machines.map(\.number) == machines.map(\.number).sorted() && machines.count == 3)
    #expect(machines.map(\.name) == ["laptop", "phone", "laptop"])
    #expect(machines.map(\.author) == ["ada", "bob", "ada"])
    #expect(machines[1].computer == "computer phone")
    #expect(machines.map(\.head) == [0, 2, 0])
    #expect(machines[1].seen >= machines[1].joined)
    #expect(throws: LinkError.self) { try laptop.hub.join(name: "", computer: "c") }
    let long = String(repeating: "x", count: 300)
    #expect(throws: LinkError.self) { try laptop.hub.join(name: long, computer: "c") }
  }

  @Test(arguments: HubKind.available)
  func `a forgotten run has a number and a name left, and the log says so`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    let phone = try place.machine("phone", of: "bob")
    _ = try laptop.append([laptop.insertion("1", key: "k", name: "Secret 4711")])
    _ = try laptop.append([laptop.insertion("2")])
    let bob = try place.open(as: "bob", right: .write)
    #expect(throws: LinkError.self) { try bob.forget(["run-1"]) }
    try laptop.hub.forget(["run-1", "no run"])
    let log = try phone.log()
    #expect(log.map(\.number) == [1, 2, 3])
    #expect(log[0].run.id == "run-1" && log[0].run.changes.isEmpty && log[0].run.key == nil)
    #expect(log[0].run.parameters.isEmpty)
    #expect(log.map(\.run.forgets) == [[], [], ["run-1"]])
    let state = try laptop.hub.state()
    #expect(state.head == 3 && state.first == 2)
    // The records are not the log.
    #expect(try laptop.records().count == 2)
    // Again is nothing more.
    try laptop.hub.forget(["run-1"])
    #expect(try laptop.hub.state().head == 3)
    let own = try place.open(as: "bob", right: .write)
    _ = try phone.append([phone.insertion("3")])
    try own.forget(["run-3"])
    #expect(try phone.log().last?.run.forgets == ["run-3"])
  }

  @Test(arguments: HubKind.available)
  func `waiting ends with an append of another, or with the time`(kind: HubKind) async throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    #expect(try laptop.hub.wait(beyond: HubReach(head: 0), milliseconds: 20) == false)
    _ = try laptop.append([laptop.insertion("1")])
    #expect(try laptop.hub.wait(beyond: HubReach(head: 0), milliseconds: 60_000))
    let begun = Guarded(false)
    async let isNewer = onThread {
      let hub = try place.open()
      begun.withLock { $0 = true }
      return try hub.wait(beyond: HubReach(head: 1), milliseconds: 60_000)
    }
    while !begun.withLock({ $0 }) { await Task.yield() }
    _ = try laptop.append([laptop.insertion("2")])
    #expect(try await isNewer)
  }

  @Test(arguments: HubKind.available)
  func `a user does what his right is`(kind: HubKind) throws {
    let place = try HubPlace(kind)
    let laptop = try place.machine()
    _ = try laptop.append([laptop.insertion("1")])
    let reader = try place.open(as: "eve", right: .read)
    let tester = HubTester(hub: reader, number: try reader.join(name: "screen", computer: "c"))
    #expect(try tester.log().count == 1 && reader.machines().count == 2)
    let error = #expect(throws: LinkError.self) {
      _ = try reader.append([tester.insertion("2")], onto: 1)
    }
    #expect(error?.exitCode == .notPermitted)
    #expect(throws: LinkError.self) { try reader.numbers(of: "todos", count: 1, beyond: 0) }
    #expect(throws: LinkError.self) { try reader.forget(["run-1"]) }
    #expect(try laptop.hub.state().head == 1)
  }

  @Test(arguments: HubKind.available)
  func `eight at once leave a log without a gap, and nothing twice`(kind: HubKind) async throws {
    let place = try HubPlace(kind)
    let (writers, rounds) = (8, 12)
    try await withThrowingTaskGroup { group in
      for writer in 0..<writers {
        group.addTask {
          try await onThread {
            let machine = try place.machine("machine \(writer)")
            for round in 0..<rounds {
              let runs = (0...(round % 3)).map { machine.insertion("\(writer) \(round) \($0)") }
              let numbers = try machine.append(runs)
              // Every third answer is lost, and asked for again.
              if round % 3 == 0 {
                let again = try machine.hub.append(runs, onto: 0)
                #expect(again == .appended(numbers: numbers))
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let machine = try place.machine()
    let log = try machine.log()
    #expect(log.map(\.number) == (1...Int64(log.count)).map { $0 })
    #expect(Set(log.map(\.run.id)).count == log.count)
    #expect(log.count == writers * rounds * 2)
    #expect(try machine.records().count == log.count)
  }
}
