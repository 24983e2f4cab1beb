import Testing
import WidgetTimeline

@Suite("What a budget counts", .timeLimit(.minutes(2)))
struct BudgetRuleTests {
  // WK-84
  @Test(arguments: ReloadAsker.allCases, [ReloadReason.policy, .retry])
  func `a date of the policy and another try count, whoever asks`(
    _ asker: ReloadAsker,
    _ reason: ReloadReason
  ) {
    #expect(BudgetRule.exemption(ReloadCause(reason, by: asker)) == nil)
  }

  // WK-70, WK-82
  @Test(arguments: ReloadAsker.allCases)
  func `the first timeline of a widget does not count`(_ asker: ReloadAsker) {
    #expect(BudgetRule.exemption(ReloadCause(.first, by: asker)) == .newWidget)
  }

  // WK-38, WK-83, WK-84, WK-94
  @Test(arguments: [
    (ReloadAsker.timer, nil), (.watch, BudgetExemption.foreground), (.press, .press),
    (.refresh, nil),
    (.widgetCenter, nil), (.show, .newWidget), (.command, .foreground),
  ])
  func `a request counts unless a person is at the widget`(
    _ asker: ReloadAsker,
    _ expected: BudgetExemption?
  ) {
    #expect(BudgetRule.exemption(ReloadCause(.requested, by: asker)) == expected)
  }

  // WK-83: system locale, appearance and significant location.
  @Test(arguments: ReloadAsker.allCases)
  func `what the system changes for all widgets does not count, whoever notices`(
    _ asker: ReloadAsker
  ) {
    let expected: [(DirtyCause, BudgetExemption)] = [
      (.language, .language), (.appearance, .appearance), (.surroundings, .surroundings),
    ]
    for (change, exemption) in expected {
      let cause = ReloadCause(.changed, by: asker, change: change)
      #expect(BudgetRule.exemption(cause) == exemption)
    }
  }

  // WK-83, WK-84
  @Test(arguments: [
    (ReloadAsker.timer, nil), (.watch, BudgetExemption.foreground), (.press, nil), (.refresh, nil),
    (.widgetCenter, nil), (.show, nil), (.command, .foreground),
  ])
  func `changed data counts unless a person is at work`(
    _ asker: ReloadAsker,
    _ expected: BudgetExemption?
  ) {
    for change in [DirtyCause.records, .state, .program, .update, .request, nil] {
      let cause = ReloadCause(.changed, by: asker, change: change)
      #expect(BudgetRule.exemption(cause) == expected)
    }
  }

  @Test func `what had changed belongs to no other reason`() {
    for reason in ReloadReason.allCases where reason != .changed {
      #expect(ReloadCause(reason, by: .timer, change: .language).change == nil)
    }
  }
}
