import Testing

@testable import widgetctl

/// The reminders of one evening as several tellers look at them, with a clock that a test sets.
private struct Evening {
  var look = ReminderLook(lookedAt: Evening.start)
  var rows: [ReminderRow] = []
  var found: [FoundReminder] = []
  private(set) var delivered: [String] = []
  private var keys: Int64 = 0

  /// Noon; moments are minutes from then.
  static let start: Int64 = 1_795_255_200_000_000

  static func minute(_ minutes: Double) -> Int64 { start + Int64(minutes * 60_000_000) }

  static func reminder(_ id: String, _ minutes: Double, added: Double? = nil) -> FoundReminder {
    FoundReminder(
      id: id,
      moment: minute(minutes),
      addedAt: added.map { minute($0) },
      title: id
    )
  }

  /// Looks as `ReminderTurns` does, and returns what is to be delivered: `*` stands before what may have been delivered.
  mutating func look(_ minutes: Double, _ sender: ReminderPlan.Sender = .view) -> [String] {
    let now = Self.minute(minutes)
    let earliest = ReminderPlan.earliest(look, rows, now: now)
    let outcome = ReminderPlan(now: now, sender: sender).outcome(
      look,
      found: found.filter { $0.moment >= earliest }.sorted { $0.moment < $1.moment },
      rows: rows
    )
    for var row in outcome.rows {
      if row.key == 0 {
        keys += 1
        row.key = keys
        rows.append(row)
      } else if let index = rows.firstIndex(where: { $0.key == row.key }) {
        rows[index] = row
      }
    }
    rows.removeAll { outcome.gone.contains($0.key) }
    look = outcome.look
    return outcome.claims.map { ($0.isAgain ? "*" : "") + $0.reminder.id }
  }

  mutating func note(_ ids: String...) {
    for id in ids {
      guard let index = rows.firstIndex(where: { $0.reminder == id }) else { continue }
      rows[index].state = .delivered
    }
  }

  mutating func fail(_ id: String, at minutes: Double) {
    guard let index = rows.firstIndex(where: { $0.reminder == id }) else { return }
    rows[index].fail("it failed", at: Self.minute(minutes))
  }

  /// Looks, and notes all that is delivered.
  mutating func deliver(_ minutes: Double, _ sender: ReminderPlan.Sender = .view) -> [String] {
    let delivered = look(minutes, sender)
    for index in rows.indices where rows[index].state == .claimed { rows[index].state = .delivered }
    return delivered
  }
}

// BW-32, RT-3, RT-5
@Suite("Plan of reminders", .timeLimit(.minutes(2)))
struct ReminderPlanTests {
  private static let notifier = ReminderPlan.Sender.notifier(isViewOpen: false, problem: nil)
  private static let besideView = ReminderPlan.Sender.notifier(isViewOpen: true, problem: nil)
  private static let noBus = ReminderPlan.Sender.notifier(isViewOpen: false, problem: "no bus")

  @Test(arguments: [.view, notifier]) func `each is delivered once, when it has come`(
    sender: ReminderPlan.Sender
  ) {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30), Evening.reminder("b", 31)]
    #expect(evening.deliver(1, sender).isEmpty)
    #expect(evening.look.next == Evening.minute(30))
    #expect(evening.deliver(29.99, sender).isEmpty)
    #expect(evening.deliver(30, sender) == ["a"])
    #expect(evening.look.next == Evening.minute(31))
    #expect(evening.deliver(30.5, sender).isEmpty)
    #expect(evening.deliver(31, sender) == ["b"])
    #expect(evening.deliver(3_000, sender).isEmpty)
    #expect(evening.look.next == .max)
  }

  @Test func `what was missed by an hour or a week is delivered in its order`() {
    var evening = Evening()
    evening.found = (1...40).map { Evening.reminder("r\($0)", Double($0 * 200)) }
    #expect(evening.deliver(0).isEmpty)
    let delivered = evening.deliver(10_080)
    #expect(delivered.count == 40)
    #expect(delivered.first == "r1")
    #expect(evening.deliver(10_081).isEmpty)
  }

  @Test func `two that look at once deliver it once`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(30) == ["a"])
    #expect(evening.look(30).isEmpty)
    #expect(evening.look(30.5, Self.notifier).isEmpty)
  }

  @Test func `one that dies after its claim leaves it to the next, which says again`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(30) == ["a"])
    #expect(evening.look.next == Evening.minute(31.5))
    #expect(evening.look(31.4).isEmpty)
    #expect(evening.deliver(31.5) == ["*a"])
    #expect(evening.deliver(40).isEmpty)
  }

  @Test func `what is done after the claim is not delivered again`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(30) == ["a"])
    evening.found = []
    #expect(evening.look(40).isEmpty)
    #expect(evening.rows.isEmpty)
    #expect(evening.look.next == .max)
  }

  @Test func `what is done, removed or moved before is not delivered`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a@30", 30), Evening.reminder("b", 31)]
    #expect(evening.deliver(1).isEmpty)
    evening.found = [Evening.reminder("a@50", 50)]
    #expect(evening.deliver(35).isEmpty)
    #expect(evening.deliver(50) == ["a@50"])
  }

  @Test func `a date that moves gives a new reminder, and one that moves back none twice`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a@30", 30)]
    #expect(evening.deliver(30) == ["a@30"])
    evening.found = [Evening.reminder("a@60", 60)]
    #expect(evening.deliver(31).isEmpty)
    // An undo of the edit brings the delivered one back.
    evening.found = [Evening.reminder("a@30", 30)]
    #expect(evening.deliver(32).isEmpty)
    evening.found = [Evening.reminder("a@60", 60)]
    #expect(evening.deliver(60) == ["a@60"])
  }

  @Test func `what was reopened by undo is not delivered twice`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.deliver(30) == ["a"])
    evening.found = []
    #expect(evening.deliver(31).isEmpty)
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.deliver(32).isEmpty)
  }

  @Test func `what was added with a date in the past is not delivered`() {
    var evening = Evening()
    evening.found = [
      Evening.reminder("past", 30, added: 45), Evening.reminder("now", 45, added: 45),
    ]
    #expect(evening.deliver(46) == ["now"])
    #expect(evening.deliver(60).isEmpty)
  }

  @Test func `before the first look only the last day counts`() {
    var evening = Evening()
    evening.look = ReminderLook(lookedAt: Evening.start - ReminderPlan.firstDay)
    evening.found = [Evening.reminder("old", -1_500), Evening.reminder("today", -60)]
    #expect(evening.deliver(0) == ["today"])
  }

  // RT-5
  @Test func `a clock that is set back delivers nothing twice`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30), Evening.reminder("b", 60)]
    #expect(evening.deliver(45) == ["a"])
    #expect(evening.deliver(10).isEmpty)
    #expect(evening.deliver(30).isEmpty)
    #expect(evening.deliver(60) == ["b"])
  }

  @Test func `after a clock that ran a year ahead new ones are delivered`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.deliver(525_600) == ["a"])
    #expect(evening.deliver(20).isEmpty)
    evening.found.append(Evening.reminder("new", 40))
    #expect(evening.deliver(30).isEmpty)
    #expect(evening.deliver(40) == ["new"])
  }

  @Test func `a machine that starts in 1970 delivers nothing until its clock is right`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30), Evening.reminder("b", 60)]
    #expect(evening.deliver(30) == ["a"])
    let epoch = -Double(Evening.start) / 60_000_000
    #expect(evening.deliver(epoch).isEmpty)
    #expect(evening.deliver(31).isEmpty)
    #expect(evening.deliver(60) == ["b"])
  }

  @Test func `a claim of a clock that ran ahead holds nothing up`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(525_600) == ["a"])
    #expect(evening.look(31) == ["*a"])
  }

  @Test func `what fails is tried again after 1, 2, 4 minutes, at most an hour`() {
    #expect(
      (1...9).map { ReminderPlan.pause(after: $0) / 60_000_000 } == [
        1, 2, 4, 8, 16, 32, 60, 60, 60,
      ]
    )
    #expect(ReminderPlan.pause(after: .max) == ReminderPlan.longestPause)
    #expect(ReminderPlan.pause(after: 0) == 60_000_000)
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(30, Self.notifier) == ["a"])
    evening.fail("a", at: 30)
    #expect(evening.look(30.5, Self.notifier).isEmpty)
    // It was not delivered, and says so not again.
    #expect(evening.look(31, Self.notifier) == ["a"])
    evening.fail("a", at: 31)
    #expect(evening.look(32, Self.notifier).isEmpty)
    #expect(evening.look.next == Evening.minute(33))
    #expect(evening.deliver(33, Self.notifier) == ["a"])
    #expect(evening.rows.first?.failures == 2)
  }

  @Test func `a view delivers at once what no notifier could`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30)]
    #expect(evening.look(30, Self.noBus).isEmpty)
    #expect(evening.rows.first?.failure == "no bus")
    #expect(evening.look(30.1, Self.noBus).isEmpty)
    #expect(evening.rows.first?.failures == 1)
    #expect(evening.deliver(30.2) == ["a"])
    #expect(evening.deliver(31, Self.notifier).isEmpty)
  }

  @Test func `a notifier leaves it to an open view, but not for long`() {
    var evening = Evening()
    evening.found = [Evening.reminder("a", 30), Evening.reminder("b", 90)]
    #expect(evening.look(30, Self.besideView).isEmpty)
    #expect(evening.deliver(30.1) == ["a"])
    #expect(evening.look(90, Self.besideView).isEmpty)
    #expect(evening.look.next == Evening.minute(90.75))
    // The view is stopped.
    #expect(evening.deliver(90.75, Self.besideView) == ["b"])
    #expect(evening.rows.first { $0.reminder == "b" }?.failures == 0)
  }

  @Test func `what is beyond the end of a look is taken by the next`() {
    let found = [Evening.reminder("a", 1), Evening.reminder("b", 2)]
    let plan = ReminderPlan(now: Evening.minute(30), sender: .view)
    let outcome = plan.outcome(
      ReminderLook(lookedAt: Evening.start),
      found: found,
      isCut: true,
      rows: [
        ReminderRow(reminder: "c", moment: Evening.minute(3), state: .waiting, until: 0)
      ]
    )
    #expect(outcome.look.lookedAt == Evening.minute(2))
    #expect(outcome.look.next == Evening.minute(30))
    #expect(outcome.gone.isEmpty)
  }

  @Test func `what was forgotten is never delivered again`() {
    var evening = Evening()
    evening.look.forgotten = Evening.minute(40)
    evening.found = [Evening.reminder("a", 30), Evening.reminder("b", 41)]
    #expect(evening.deliver(50) == ["b"])
  }

  @Test func `dates at the ends of time do not trap`() {
    var evening = Evening()
    evening.found = [
      FoundReminder(id: "first", moment: .min), FoundReminder(id: "last", moment: .max),
    ]
    #expect(evening.deliver(1).isEmpty)
    #expect(evening.look.next == .max)
    evening.rows = [ReminderRow(reminder: "last", moment: .max, state: .claimed, until: .max)]
    #expect(evening.deliver(2).isEmpty)
  }
}
