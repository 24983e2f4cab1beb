import Testing

@testable internal import SharedStore
@testable import StoreLink

@Suite("What travels, and how it merges in a store", .timeLimit(.minutes(2)))
struct LinkRulesTests {
  @Test("columns that make one value are one: of two ways to say when one stands")
  func parts() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    try fleet[1].edit("a") { $0.dueDay = "2026-12-01" }
    fleet[1].now += 10
    try fleet[2].edit("a") { $0.dueHour = 9 }
    try fleet.settle()
    try #expect(fleet.areAlike())
    let errand = try #require(try fleet[1].errand("a"))
    #expect(errand.dueDay == nil && errand.dueHour == 9)
    let record = RecordName("errands", "a")
    try #expect(
      fleet[2].outcomes == [
        .replaced(record, column: "dueDay", value: .text("2026-12-01"), of: "m1 2"),
        .replaced(record, column: "dueHour", value: .null, of: "m1 2"),
      ]
    )
    // An undo of the earlier one would leave both: it is refused, as it is on one machine.
    #expect(throws: StoreError.self) { try fleet[1].store.undo(.run("m1 2"), id: "u") }
  }

  @Test("a text of one machine stays there")
  func local() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet[1].edit("a") { ($0.file, $0.name) = ("list.ics", "Oat milk") }
    try fleet.settle()
    try #expect(fleet[2].errand("a")?.name == "Oat milk")
    try #expect(fleet[2].errand("a")?.file == "")
    try fleet[2].edit("a") { $0.file = "other.ics" }
    try #expect(fleet[2].pendingCount == 0)
    try fleet.settle()
    try #expect(fleet[1].errand("a")?.file == "list.ics")
    try #expect(fleet[2].errand("a")?.file == "other.ics")
    try #expect(fleet[2].comparison().isAlike)
  }

  @Test("a run that breaks the form of a column is not applied, nor any behind it")
  func hostile() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    let hub = try fleet.place.open()
    var values = try #require(
      try fleet[1].store.read { try $0.values(of: [RecordName("errands", "a")]) }.values.first
    )
    values["id"] = .text("b")
    values[StoreFilter.keyColumn] = .integer(50)
    values["code"] = .text("'); --")
    let bad = LinkedRun(
      id: "bad",
      machine: 1,
      made: 1,
      known: 1,
      changes: [LinkedChange(RecordName("errands", "b"), before: nil, after: values)]
    )
    let fine = try fleet[1].edit("a") { $0.name = "Oat milk" }
    try fleet[1].pass()
    #expect(try hub.append([bad], onto: 2) == .appended(numbers: [3]))
    try fleet[2].edit("a") { $0.tags = "shop" }
    let error = #expect(throws: LinkError.self) { try fleet[2].pass() }
    guard case .unreadableRun(3, 1, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("code of a record of errands"))
    try #expect(fleet[2].errands.map(\.name) == ["Oat milk"])
    try #expect(fleet[2].journal.contains(fine))
    try #expect(fleet[2].pendingCount == 1 && fleet[2].errand("a")?.tags == "shop")
  }

  @Test("a reference to a record that is gone means it again when an edit brings it back")
  func reference() throws {
    let fleet = try LinkedFleet(.file, 3)
    try fleet[1].add("a", "Milk")
    try fleet[1].add("b", "Bread")
    try fleet.settle()
    let number = try #require(try fleet[2].errand("b")?.key)
    try fleet[1].remove("b")
    try fleet[1].pass()
    try fleet[2].edit("a") { $0.next = number }
    try fleet[2].edit("b") { $0.name = "Rye bread" }
    try fleet.settle()
    try #expect(fleet.areAlike())
    for machine in fleet.machines {
      try #expect(machine.errand("a")?.next == number && machine.errand("b")?.key == number)
    }
  }

  @Test("only the runs that the log is about are done again")
  func touched() throws {
    let fleet = try LinkedFleet(.file)
    for id in ["a", "b"] { try fleet[1].add(id, "Milk") }
    try fleet.settle()
    let other = try fleet[2].edit("b") { $0.name = "Rice" }
    let same = try fleet[2].edit("a") { $0.name = "Beans" }
    try fleet[1].edit("a") { $0.tags = "shop" }
    try fleet[1].pass()
    func sequences() throws -> [Int64?] {
      try fleet[2].store.read { reader in try [other, same].map { try reader.run($0)?.sequence } }
    }
    let before = try sequences()
    try fleet[2].pass()
    let after = try sequences()
    #expect(before[0] == after[0] && before[1] != after[1])
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errands.map(\.tags) == ["shop", ""])
  }
}
