import TestSupport
import Testing

@testable internal import SharedStore
@testable import StoreLink

@Suite("A pass of a machine with its hub", .timeLimit(.minutes(2)))
struct LinkPassTests {
  @Test("what one machine does is on the others, by the same number", arguments: HubKind.available)
  func arrival(_ kind: HubKind) throws {
    let fleet = try LinkedFleet(kind, 3)
    try fleet[1].add("a", "Milk")
    try fleet[2].add("b", "Bread")
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[3].errands.map(\.name) == ["Milk", "Bread"])
    try #expect(Set(fleet[3].errands.map(\.key)).count == 2)
    try fleet[3].edit("a") { $0.name = "Oat milk" }
    try fleet[1].remove("b")
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errands.map(\.name) == ["Oat milk"])
    try #expect(fleet.machines.allSatisfy { try $0.outcomes.isEmpty })
  }

  @Test("of one column the later value stands, and the other machine keeps what it had meant")
  func conflict() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    try fleet[1].edit("a") { $0.name = "Oat milk" }
    fleet[1].now += 10
    try fleet[2].edit("a") {
      $0.name = "Soy milk"
      $0.day = "2026-12-01"
    }
    try fleet[2].pass()
    try fleet[1].pass()
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errand("a")?.name == "Soy milk")
    try #expect(
      fleet[1].outcomes == [
        .lost(RecordName("errands", "a"), column: "name", value: .text("Oat milk"), to: "m2 1")
      ]
    )
    try #expect(fleet[2].outcomes.isEmpty)
  }

  @Test("an edit brings back what another machine has removed (LK-4)")
  func editBeatsRemoval() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    try fleet[1].remove("a")
    try fleet[1].pass()
    try fleet[2].edit("a") { $0.tags = "shop" }
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errand("a")?.tags == "shop")
    try #expect(fleet[1].errand("a")?.name == "Milk")
    try #expect(fleet[2].outcomes == [.broughtBack(RecordName("errands", "a"), removedBy: "m1 2")])
  }

  @Test("two machines that complete a repeated one make one next one")
  func onlyOneNext() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Water the plants")
    try fleet.settle()
    try fleet[1].add("b", "Water the plants", follows: "a")
    try fleet[2].add("c", "Water the plants", follows: "a")
    try fleet[2].edit("c") { $0.day = "2026-12-08" }
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errands.map(\.id) == ["a", "b"])
    try #expect(fleet[1].errand("b")?.day == "2026-12-08")
  }

  @Test("an undo travels, and is dropped where another machine has built on the run (LK-5)")
  func undo() throws {
    let fleet = try LinkedFleet(.file)
    let added = try fleet[1].add("a", "Milk")
    let second = try fleet[1].add("b", "Bread")
    try fleet.settle()
    _ = try fleet[1].store.undo(.run(second), id: "m1 undo")
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errands.map(\.id) == ["a"])
    _ = try fleet[1].store.undo(.run(added), id: "m1 undo 2")
    try fleet[2].edit("a") { $0.name = "Oat milk" }
    try fleet[2].pass()
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errand("a")?.name == "Oat milk")
    try #expect(
      fleet[1].outcomes == [.undoRefused(RecordName("errands", "a"), changedBy: "m2 1")]
    )
  }

  @Test("a run whose answer was lost is there once (LK-2)", arguments: HubKind.available)
  func lostAnswer(_ kind: HubKind) throws {
    let fleet = try LinkedFleet(kind)
    try fleet[1].add("a", "Milk")
    #expect(throws: LinkError.self) { try fleet[1].pass(through: LosingHub(fleet.place.open())) }
    try fleet[1].edit("a") { $0.name = "Oat milk" }
    try fleet[2].add("b", "Bread")
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errands.map(\.name) == ["Oat milk", "Bread"])
    try #expect(fleet.place.open().state().head == 3)
  }

  @Test("the hub is asked while every other process may write (LK-1)")
  func freeStore() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet[2].add("b", "Bread")
    let hub = LosingHub(try fleet.place.open())
    hub.losesAnswers = false
    let path = fleet[1].folder.path + "/store.sqlite"
    hub.beforeCall = {
      // What is added is sent too, and so asks again.
      guard hub.calls <= 4 else { return }
      let other = try StoreCore(
        at: StoreLocation(path: path),
        schemas: [Errand.schema],
        patienceInMilliseconds: 0
      )
      // A gate that is held would make it busy.
      try other.write { _ = try $0.insert(Errand("c\(hub.calls)", "Rice")) }
    }
    try fleet[1].pass(through: hub)
    #expect(hub.calls > 4)
    try #expect(fleet[1].errands.count == 1 + 4)
    try fleet.settle()
    try #expect(fleet.areAlike())
  }

  @Test("a copied store is a machine of its own, with numbers of its own")
  func copiedHome() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    let copy = TemporaryFolder()
    try copyFiles(from: fleet[1].folder, to: copy)
    let other = try LinkedMachine(
      "copy",
      at: fleet.place,
      clock: fleet.clock,
      computer: "another computer",
      folder: copy
    )
    try #expect(other.pass().isNewMachine)
    try other.add("x", "Rice")
    try fleet[1].add("y", "Beans")
    try other.pass()
    try fleet.settle()
    try other.pass()
    try #expect(fleet.areAlike())
    try #expect(other.errands == fleet[1].errands)
    try #expect(Set(other.errands.map(\.key)).count == 3)
    try #expect(fleet.place.open().machines().count == 3)
  }

  @Test("a hub that was restored gets again what the machines have beyond it")
  func restoredHub() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    let backup = TemporaryFolder()
    try copyFiles(from: fleet.place.folder, to: backup)
    try fleet[1].add("b", "Bread")
    try fleet[2].edit("a") { $0.name = "Oat milk" }
    try fleet.settle()
    try copyFiles(from: backup, to: fleet.place.folder)
    try fleet[2].add("c", "Rice")
    try #expect(fleet[1].pass().hasReturned)
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errands.map(\.name) == ["Oat milk", "Bread", "Rice"])
    try #expect(fleet.place.open().state().head == 4)
  }

  @Test("another list at the address is refused, and nothing is changed")
  func otherHub() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    let other = try HubPlace(.file)
    #expect(throws: LinkError.otherList(address: fleet.place.path)) {
      try fleet[1].pass(through: other.open())
    }
    try #expect(fleet[1].pendingCount == 1)
    try #expect(other.open().state().head == 0)
  }

  @Test("a machine asks for numbers before it has none, and gives its own while the hub is away")
  func numbers() throws {
    let fleet = try LinkedFleet(.file)
    for number in 0..<25 { try fleet[1].add("a\(number)", "Milk") }
    let keys = try fleet[1].errands.map(\.key).sorted()
    #expect(keys.prefix(20).allSatisfy { $0 < 1_000_000 })
    #expect(keys.suffix(5).allSatisfy { (1_000_000..<2_000_000).contains($0) })
    try fleet[1].pass()
    try fleet[1].add("b", "Bread")
    let key = try #require(try fleet[1].errand("b")?.key)
    #expect(key < 1_000_000)
    try fleet.settle()
    try #expect(fleet.areAlike())
  }
}
