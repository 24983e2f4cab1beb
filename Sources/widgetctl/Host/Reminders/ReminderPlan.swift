/// A reminder that an extension has returned.
struct FoundReminder: Equatable {
  let id: String
  /// When the reminder is due, in microseconds since 1970 UTC.
  let moment: Int64
  /// The time when the to-do was added, in microseconds since 1970 UTC; `nil` if it is unknown.
  var addedAt: Int64?
  /// The title of the reminder, such as that of the to-do.
  var title = ""
  /// A text about when the to-do is due, and how late it is.
  var text = ""
  /// The complete reminder as JSON.
  var json = "{}"
  /// Whether an extension has stored the reminder as a message to deliver, at the time `moment`.
  ///
  /// A check at that same time may have missed the message, so an earlier check does not prevent
  /// its delivery.
  var isNotice = false
}

/// Decides which reminders are delivered now, by which program, and when to check again; it neither
/// reads nor writes the store (RT-2).
///
/// Each due reminder gets a row. A process claims the reminder, delivers it, and then marks it as
/// delivered. If a claim expires without the mark, the process that made it has ended in between.
/// Another process then delivers the reminder again, with the word "again" in its text.
struct ReminderPlan {
  /// The program that delivers reminders.
  enum Sender: Equatable {
    /// A live view on the user's terminal.
    case view
    /// A notification program, for reminders that no live view delivers in time.
    ///
    /// `problem` is the reason why no notification program can be used, or `nil` if one can.
    case notifier(isViewOpen: Bool, problem: String?)
  }

  /// A reminder that this process has claimed in order to deliver it.
  struct Claim: Equatable {
    let reminder: FoundReminder
    /// Whether the reminder may have been delivered before.
    let isAgain: Bool
    /// Whether an earlier attempt to deliver the reminder has failed.
    var wasTried = false
  }

  struct Outcome: Equatable {
    var look: ReminderLook
    var claims: [Claim] = []
    /// The rows to store: those with a key are updated, the others inserted.
    var rows: [ReminderRow] = []
    /// The keys of the rows to delete, because their reminders no longer exist.
    var gone: [Int64] = []
  }

  /// The time in microseconds after which a claim expires if the delivery is not confirmed.
  ///
  /// It is enough for three notification programs that hang, and a minute.
  static let lease: Int64 = 90 * 1_000_000
  /// The time in microseconds that an open view has to deliver a reminder, before a notification
  /// program does.
  static let viewGrace: Int64 = 45 * 1_000_000
  /// The longest pause between two attempts to deliver a reminder, in microseconds.
  static let longestPause: Int64 = 3_600 * 1_000_000
  /// The greatest age, in microseconds, of reminders that the first check of a store delivers: one
  /// day.
  static let firstDay: Int64 = 86_400 * 1_000_000
  /// The most rows of delivered reminders that are kept; they prevent a second delivery after the
  /// clock is set back.
  static let mostRows = 2_000

  let now: Int64
  let sender: Sender

  /// Returns the pause before the next attempt to deliver a reminder, in microseconds: 1, 2, 4 …
  /// minutes, at most an hour.
  static func pause(after failures: Int64) -> Int64 {
    min(60_000_000 << min(max(failures - 1, 0), 10), longestPause)
  }

  /// Returns the time from which reminders must be requested from the extension, in microseconds
  /// since 1970 UTC.
  static func earliest(_ look: ReminderLook, _ rows: [ReminderRow], now: Int64) -> Int64 {
    let open = rows.filter { !$0.isDelivered }.map(\.moment)
    return ([min(look.lookedAt, now)] + open).min() ?? now
  }

  /// Returns the outcome of a check: what to deliver now, what to store, and when to check again.
  ///
  /// `found` contains the reminders from `earliest` on, sorted by their times. `isCut` is `true` if
  /// there are more of them. `rows` contains the stored rows.
  func outcome(
    _ look: ReminderLook,
    found: [FoundReminder],
    isCut: Bool = false,
    rows: [ReminderRow]
  ) -> Outcome {
    var outcome = Outcome(look: look)
    let from = max(min(look.lookedAt, now), look.forgotten)
    let known = Dictionary(rows.map { ($0.reminder, $0) }) { first, _ in first }
    var (upcoming, next) = (Int64.max, Int64.max)
    for reminder in found {
      guard reminder.moment <= now else {
        upcoming = min(upcoming, reminder.moment)
        continue
      }
      if let row = known[reminder.id] {
        guard !row.isDelivered else { continue }
        next = min(next, take(reminder, row, isAgain: row.state == .claimed, &outcome))
      } else if reminder.moment > (reminder.isNotice ? look.forgotten : from), !wasOver(reminder) {
        let row = ReminderRow(
          reminder: reminder.id,
          moment: reminder.moment,
          state: .waiting,
          until: now
        )
        next = min(next, take(reminder, row, isAgain: false, &outcome))
      }
    }
    // Nothing is known of reminders after the last one that was found.
    let last = isCut ? found.last?.moment ?? now : .max
    let ids = Set(found.map(\.id))
    outcome.gone = rows.filter {
      !$0.isDelivered && $0.moment <= last && !ids.contains($0.reminder)
    }
    .map(\.key)
    outcome.look.lookedAt = min(now, last)
    outcome.look.upcoming = last < now ? now : upcoming
    outcome.look.next = min(outcome.look.upcoming, next)
    return outcome
  }

  /// Returns whether the to-do was added only after the reminder's time; the reminder is then not
  /// delivered.
  private func wasOver(_ reminder: FoundReminder) -> Bool {
    guard let added = reminder.addedAt else { return false }
    // Times of reminders are whole seconds.
    return reminder.moment < added - added % 1_000_000
  }

  /// Claims a reminder, or leaves it for a later check.
  ///
  /// - Returns: The time of the next check for this reminder, in microseconds since 1970 UTC.
  private func take(
    _ reminder: FoundReminder,
    _ row: ReminderRow,
    isAgain: Bool,
    _ outcome: inout Outcome
  ) -> Int64 {
    var row = row
    // A date that is further away than the longest pause was stored while the clock was ahead
    // (RT-5).
    let rests = row.until > now && row.until - now <= Self.longestPause
    // A claim belongs to another process until it expires; the pause between two attempts only
    // applies to notifiers.
    if rests, row.state == .claimed || sender != .view { return row.until }
    if case .notifier(let isViewOpen, let problem) = sender {
      let delivered = reminder.moment + Self.viewGrace
      if isViewOpen, delivered > now {
        row.until = delivered
        outcome.rows.append(row)
        return row.until
      }
      if let problem {
        row.state = .waiting
        row.fail(problem, at: now)
        outcome.rows.append(row)
        return row.until
      }
    }
    (row.state, row.until) = (.claimed, now + Self.lease)
    outcome.rows.append(row)
    outcome.claims.append(Claim(reminder: reminder, isAgain: isAgain, wasTried: row.failures > 0))
    return row.until
  }
}

extension ReminderRow {
  /// Records in the row that a delivery failed, and when to try again.
  mutating func fail(_ problem: String, at now: Int64) {
    failures += 1
    failure = problem
    (state, until) = (.waiting, now + ReminderPlan.pause(after: failures))
  }
}
