import TestSupport
import Testing

@testable internal import SharedStore
@testable import StoreLink

@Suite("A machine that cannot go on from the log", .timeLimit(.minutes(2)))
struct LinkRepairTests {
  @Test("what differs is named; a repair takes the hub's, and keeps what is here alone")
  func repair() throws {
    let fleet = try LinkedFleet(.file)
    for (id, name) in [("a", "Milk"), ("b", "Bread"), ("d", "Tea")] { try fleet[1].add(id, name) }
    try fleet.settle()
    try #expect(fleet[2].comparison().isAlike)
    let new = try #require(
      try fleet[2].store.read { try $0.values(of: [RecordName("errands", "b")]) }.values.first
    ).merging(["id": .text("e"), "key": .integer(77)]) { $1 }
    try fleet[2].changePastJournal([
      LinkedChange(RecordName("errands", "a"), before: [:], after: nil),
      LinkedChange(RecordName("errands", "d"), before: [:], after: ["day": .text("Monday")]),
      LinkedChange(RecordName("errands", "e"), before: nil, after: new),
    ])
    try fleet[2].edit("b") { $0.name = "Rye bread" }
    try fleet[2].add("c", "Rice")
    let comparison = try #require(try fleet[2].comparison().collections.first)
    #expect(comparison.ownCount == 4 && comparison.theirCount == 3)
    #expect(comparison.ownDigest != comparison.theirDigest)
    let found = comparison.differences.map { difference in
      "\(difference.record.identity) \(difference.columns) \(difference.isHere) \(difference.isThere)"
    }
    #expect(found == ["a [] false true", #"d ["day"] true true"#, "e [] true false"])
    try #expect(fleet[2].comparison().leftOut == 2)
    #expect(try fleet[2].repair().hasReadAnew)
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errands.map(\.name) == ["Milk", "Rye bread", "Rice", "Tea", "Bread"])
    try #expect(fleet[2].errand("d")?.day == nil && fleet[1].errand("e")?.key == 77)
    try #expect(fleet[2].comparison().isAlike)
    // It is the machine that it was.
    try #expect(fleet.place.open().machines().map(\.number) == [1, 2])
  }

  @Test("a machine that was away for longer than the log is kept reads the list anew by itself")
  func outdated() throws {
    let fleet = try LinkedFleet(.file)
    for id in ["a", "b", "c"] { try fleet[1].add(id, "Milk") }
    try fleet.settle()
    let gone = try fleet[1].edit("a") { $0.day = "Monday" }
    try fleet[1].edit("b") { $0.name = "Oat milk" }
    try fleet[1].remove("c")
    try fleet[1].pass()
    try fleet.place.open().forget([gone])
    fleet[2].now += 10
    try fleet[2].edit("a") { $0.tags = "shop" }
    try fleet[2].edit("b") { $0.name = "Soy milk" }
    try fleet[2].edit("c") { $0.name = "Tea" }
    try #expect(fleet[2].pass().hasReadAnew)
    try fleet.settle()
    try #expect(fleet.areAlike())
    let (a, b) = (try fleet[2].errand("a"), try fleet[2].errand("b"))
    #expect(a?.day == "Monday" && a?.tags == "shop")
    #expect(b?.name == "Soy milk")
    try #expect(fleet[1].errand("c")?.name == "Tea")
    // Each conflict is told, though the run of the other machine is not known.
    try #expect(fleet[2].outcomes.count == 2)
  }

  @Test("what one machine forgets the hub and the others forget", arguments: HubKind.available)
  func forgetting(_ kind: HubKind) throws {
    let fleet = try LinkedFleet(kind)
    let secret = try fleet[1].add("a", "Secret")
    try fleet[1].edit("a") { $0.name = "Milk" }
    try fleet.settle()
    try #expect(fleet[2].journal.contains(secret))
    _ = try fleet[1].store.forget([1])
    try #expect(fleet[1].pendingCount == 1)
    try fleet.settle()
    try fleet.settle()
    try #expect(fleet.areAlike())
    for machine in fleet.machines {
      try #expect(!machine.journal.contains(secret))
      let kept = try machine.store.read { try $0.arrival(ofRun: secret) }
      #expect(kept?.run.changes.isEmpty == true)
    }
    try #expect(fleet.place.open().runs(after: 0, limit: 1).first?.run.changes.isEmpty == true)
    try #expect(fleet[2].errand("a")?.name == "Milk")
    // Nothing in the log of a machine speaks of the notice.
    try #expect(fleet[2].journal.count == 1)
  }

  @Test("a hub that was restored does not hand out a number twice (LK-6)")
  func numbersOfRestoredHub() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    let backup = TemporaryFolder()
    try copyFiles(from: fleet.place.folder, to: backup)
    for number in 0..<15 { try fleet[1].add("b\(number)", "Bread") }
    try fleet.settle()
    try copyFiles(from: backup, to: fleet.place.folder)
    try #expect(fleet[1].pass().hasReturned)
    for number in 0..<30 { try fleet[2].add("c\(number)", "Rice") }
    for number in 0..<20 { try fleet[1].add("d\(number)", "Tea") }
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(Set(fleet[1].errands.map(\.key)).count == 66)
  }

  @Test("two lists of 500 that share 300 are 700 afterwards, each once")
  func twoLists() throws {
    let place = try HubPlace(.file)
    let clock = LinkedMachine.TestClock()
    let machines = try [0, 1].map { try LinkedMachine("m\($0)", at: place, clock: clock) }
    for (number, machine) in machines.enumerated() {
      try machine.perform { transaction in
        for index in 0..<500 {
          _ = try transaction.insert(Errand("\(1_000 + index + 200 * number)", "Milk"))
        }
      }
    }
    _ = try machines[0].join()
    try machines[0].pass()
    let (lists, renumbered) = try machines[1].join()
    #expect(lists.ownCount == 500 && lists.theirCount == 500 && lists.sharedCount == 300)
    #expect(renumbered.count == 500)
    for _ in 0..<2 { for machine in machines { try machine.pass() } }
    try #expect(machines[0].errands == machines[1].errands)
    try #expect(machines[0].errands.count == 700)
    try #expect(Set(machines[0].errands.map(\.id)).count == 700)
    try #expect(Set(machines[0].errands.map(\.key)).count == 700)
  }
}
