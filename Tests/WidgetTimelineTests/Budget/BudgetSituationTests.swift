import Essentials
import Testing
import WidgetTimeline

@Suite("Budgets in forty situations", .timeLimit(.minutes(2)))
struct BudgetSituationTests {
  @Test(arguments: Situation.ofBudgets + Situation.ofLimits)
  func `each is counted, held back and let go as its rule says`(
    _ situation: Situation
  ) async throws {
    let desk = Desk(situation)
    try await desk.run(situation.steps)
    let records = await desk.storage.records.map(\.record)
    let made = records.filter { $0.result == .made }
    let counted = made.count { $0.exemption == nil }
    let putOff = records.count { $0.result == .putOff }
    var result = "\(made.count) made, \(counted) counted, \(putOff) put off"
    if let wait = await desk.storage.timelines[Desk.key]?.budgetState.wait {
      result += ", waits \(Int(wait.until.timeIntervalSince(desk.clock.date).rounded())) s"
    }
    #expect(result == situation.result)
    #expect(records.allSatisfy { [.made, .putOff, .restamped].contains($0.result) })
  }

  @Test func `there are forty at least`() {
    #expect(Situation.ofBudgets.count + Situation.ofLimits.count >= 40)
  }
}
