import Testing

@testable internal import SharedStore
@testable import StoreLink

@Suite("A command that waits for its place in the log", .timeLimit(.minutes(2)))
struct SyncedPassTests {
  @Test("a conflict is refused: its run is taken back, and those of other commands go on")
  func refused() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet[1].add("b", "Bread")
    try fleet.settle()
    try fleet[1].edit("a") { $0.name = "Oat milk" }
    try fleet[1].pass()
    fleet[2].now += 10
    let other = try fleet[2].edit("b") { $0.tags = "shop" }
    let run = try fleet[2].edit("a") { $0.name = "Soy milk" }
    let report = try fleet[2].pass(refusing: [run])
    #expect(report.refused == [run] && report.sent == 1)
    try #expect(fleet[2].errand("a")?.name == "Oat milk")
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errand("b")?.tags == "shop")
    let log = try fleet.place.open().runs(after: 0, limit: 100).map(\.run.id)
    #expect(log.contains(other) && !log.contains(run))
    // It is not told a second time, and is nothing to take back.
    let outcomes = try fleet[2].store.read { try $0.outcomes(limit: 9) }
    #expect(outcomes.map(\.id) == [run] && outcomes.allSatisfy(\.isTold))
    #expect(throws: StoreError.self) { try fleet[2].store.undo(.run(run), id: "u") }
  }

  @Test("a change of another column is none: it is merged, and sent")
  func merged() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    try fleet[1].edit("a") { $0.day = "Monday" }
    try fleet[1].pass()
    let run = try fleet[2].edit("a") { $0.name = "Soy milk" }
    let report = try fleet[2].pass(refusing: [run])
    #expect(report.refused.isEmpty && report.sent == 1)
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errand("a")?.day == "Monday" && fleet[1].errand("a")?.name == "Soy milk")
  }

  @Test("another machine that is quicker between the look and the append is a conflict too")
  func overtaken() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    let run = try fleet[2].edit("a") { $0.name = "Soy milk" }
    let hub = LosingHub(try fleet.place.open())
    hub.losesAnswers = false
    hub.beforeCall = {
      // The look is the first call, the append the second.
      guard hub.calls == 2 else { return }
      try fleet[1].edit("a") { $0.name = "Oat milk" }
      try fleet[1].pass()
    }
    let report = try fleet[2].pass(through: hub, refusing: [run])
    #expect(report.refused == [run] && hub.calls > 2)
    try fleet.settle()
    try #expect(fleet.areAlike())
    try #expect(fleet[1].errand("a")?.name == "Oat milk")
  }

  @Test("a pass with one change asks twice, and one without news once")
  func calls() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    func calls() throws -> Int {
      let hub = LosingHub(try fleet.place.open())
      hub.losesAnswers = false
      try fleet[1].pass(through: hub)
      return hub.calls
    }
    try #expect(calls() == 1)
    try fleet[1].edit("a") { $0.name = "Oat milk" }
    try #expect(calls() == 2)
  }

  @Test("many runs travel in calls of 2,048")
  func batches() throws {
    let fleet = try LinkedFleet(.file)
    try fleet[1].add("a", "Milk")
    try fleet.settle()
    try fleet[1].store.write { transaction in
      for number in 0..<4_100 {
        let change = LinkedChange(
          RecordName("errands", "a"),
          before: ["place": .integer(Int64(number))],
          after: ["place": .integer(Int64(number + 1))]
        )
        try transaction.addPending(
          LinkedRun(id: "r\(number)", machine: 1, made: 1, known: 1, changes: [change])
        )
      }
    }
    let hub = LosingHub(try fleet.place.open())
    hub.losesAnswers = false
    #expect(try fleet[1].pass(through: hub).sent == 4_100)
    #expect(hub.calls == 1 + 3)
    try fleet[2].pass()
    try #expect(fleet.areAlike())
    try #expect(fleet[2].errand("a")?.place == 4_100)
  }
}
