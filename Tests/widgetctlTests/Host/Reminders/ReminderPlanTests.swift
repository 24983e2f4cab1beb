import Testing

@testable import widgetctl

/// Tests when a plan checks for reminders again, and its limits; `ReminderSituationTests` tests the
/// rest.
// BW-32, RT-3, RT-5
@Suite("Plan of reminders", .timeLimit(.minutes(2)))
struct ReminderPlanTests {
  private static let notifier = ReminderPlan.Sender.notifier(isViewOpen: false, problem: nil)
  private static let besideView = ReminderPlan.Sender.notifier(isViewOpen: true, problem: nil)
  private static let noBus = ReminderPlan.Sender.notifier(isViewOpen: false, problem: "no bus")

  /// Returns a time in microseconds since 1970 UTC, given in minutes after noon.
  private static func minute(_ minutes: Double) -> Int64 {
    1_795_255_200_000_000 + Int64(minutes * 60_000_000)
  }

  private static func reminder(_ id: String, _ minutes: Double) -> FoundReminder {
    FoundReminder(id: id, moment: minute(minutes), title: id)
  }

  private static func outcome(
    at minutes: Double,
    _ sender: ReminderPlan.Sender = .view,
    _ found: [FoundReminder],
    rows: [ReminderRow] = []
  ) -> ReminderPlan.Outcome {
    ReminderPlan(now: minute(minutes), sender: sender)
      .outcome(ReminderLook(lookedAt: minute(0)), found: found, rows: rows)
  }

  @Test(arguments: [
    // A moment that comes, a claim that ends, an open view's 45 seconds, the pause after a failure, and never.
    (29.0, ReminderPlan.Sender.view, 30.0), (30, .view, 31.5), (30, notifier, 31.5),
    (30, besideView, 30.75), (30, noBus, 31),
  ])
  func `the next look is when there is something to do`(
    now: Double,
    sender: ReminderPlan.Sender,
    next: Double
  ) {
    let outcome = Self.outcome(at: now, sender, [Self.reminder("a", 30), Self.reminder("b", 90)])
    #expect(outcome.look.next == Self.minute(next))
    #expect(Self.outcome(at: now, sender, []).look.next == .max)
  }

  @Test func `a pause between two tries grows to an hour`() {
    let minutes = (1...9).map { ReminderPlan.pause(after: $0) / 60_000_000 }
    #expect(minutes == [1, 2, 4, 8, 16, 32, 60, 60, 60])
    #expect(ReminderPlan.pause(after: .max) == ReminderPlan.longestPause)
    #expect(ReminderPlan.pause(after: 0) == 60_000_000)
  }

  @Test func `a failure is noted with its words and counted, and a wait for a view is none`() {
    let failed = Self.outcome(at: 30, Self.noBus, [Self.reminder("a", 30)]).rows.first
    #expect((failed?.failures, failed?.failure) == (1, "no bus"))
    let waits = Self.outcome(at: 30, Self.besideView, [Self.reminder("a", 30)]).rows.first
    #expect((waits?.failures, waits?.state) == (0, .waiting))
  }

  @Test func `what is beyond the end of a look is taken by the next`() {
    let row = ReminderRow(reminder: "c", moment: Self.minute(3), state: .waiting, until: 0)
    let outcome = ReminderPlan(now: Self.minute(30), sender: .view).outcome(
      ReminderLook(lookedAt: Self.minute(0)),
      found: [Self.reminder("a", 1), Self.reminder("b", 2)],
      isCut: true,
      rows: [row]
    )
    #expect(outcome.look.lookedAt == Self.minute(2))
    #expect(outcome.look.next == Self.minute(30))
    #expect(outcome.gone.isEmpty)
  }

  @Test func `what was forgotten is never delivered again`() {
    var look = ReminderLook(lookedAt: Self.minute(0))
    look.forgotten = Self.minute(40)
    var notice = Self.reminder("notice", 39)
    notice.isNotice = true
    let outcome = ReminderPlan(now: Self.minute(50), sender: .view).outcome(
      look,
      found: [Self.reminder("a", 30), notice, Self.reminder("b", 41)],
      rows: []
    )
    #expect(outcome.claims.map(\.reminder.id) == ["b"])
  }

  @Test func `dates at the ends of time do not trap`() {
    let ends = [FoundReminder(id: "first", moment: .min), FoundReminder(id: "last", moment: .max)]
    let outcome = Self.outcome(at: 1, .view, ends)
    #expect(outcome.claims.isEmpty)
    #expect(outcome.look.next == .max)
    let row = ReminderRow(reminder: "last", moment: .max, state: .claimed, until: .max)
    #expect(Self.outcome(at: 2, .view, ends, rows: [row]).claims.isEmpty)
  }
}
