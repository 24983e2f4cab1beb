import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets
@testable import widgetctl

/// A sequence of events, one in each line: a time, an event, and after an arrow the reminders that
/// are then delivered.
///
/// `18:30 view -> Call` is a check by a live view that delivers one reminder; an arrow without a
/// name means that none is delivered.
///
/// The checks are `view` and `refresh` without an open view, `refresh beside` with one, and
/// `refresh without a bus`. `view dies` and `refresh dies` end before the delivery is recorded. In
/// `refresh fails` the notification program fails.
///
/// A repeated reminder has `again ` before its name, and a late one has its delay after it.
/// `notice` is a message that an extension has stored, with its time. A date before a time also
/// applies to the following lines, and `Z` means UTC.
struct ReminderSituation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var zone = "UTC"
  /// The values of the settings `remind-at` and `remind-day`.
  var hours = ReminderHours.standard
  let lines: String

  init(
    _ sentence: String,
    zone: String = "UTC",
    at: String? = nil,
    day: String? = nil,
    _ lines: String
  ) {
    testDescription = sentence
    (self.zone, self.lines) = (zone, lines)
    hours = ReminderHours(at: at, day: day)
  }

  /// Runs all events, and returns a line for each that was not as expected.
  func differences() -> [String] {
    var evening = ReminderEvening(hours: hours, zone: TimeZone(identifier: zone) ?? .gmt)
    return lines.split(separator: "\n").compactMap { line in
      let halves = line.components(separatedBy: "->").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let delivered = evening.take(halves[0].split(separator: " ").map(String.init))
      let wanted = halves.count > 1 ? halves[1] : nil
      guard let delivered, delivered == wanted else {
        return delivered == wanted ? nil : "\(line): \(delivered ?? "it is not understood")"
      }
      return nil
    }
  }
}

/// Performs the events of a `ReminderSituation` on to-dos and on the stored state of their
/// reminders.
private struct ReminderEvening {
  let hours: ReminderHours
  let zone: TimeZone
  private var today = CivilDate(daysSince1970: 20_786)
  private var now = Instant(microseconds: 0)
  private var toDos: [String: ToDoRecord] = [:]
  private var before: [String: ToDoRecord] = [:]
  private var snoozes: [String: Instant] = [:]
  private var notices: [String: Instant] = [:]
  private var look: ReminderLook?
  private var rows: [ReminderRow] = []
  private var keys: Int64 = 0

  init(hours: ReminderHours, zone: TimeZone) { (self.hours, self.zone) = (hours, zone) }

  /// Performs one event.
  ///
  /// - Returns: The reminders that a check has delivered, as text; `nil` for any other event.
  mutating func take(_ words: [String]) -> String? {
    var words = words[...]
    if let date = words.first.flatMap({ CivilDate(text: $0) }) {
      today = date
      words = words.dropFirst()
    }
    now = instant(words.removeFirst())
    let act = words.removeFirst()
    switch act {
    case "view", "refresh": return look(act, words.joined(separator: " "))
    case "add": add(words)
    case "snooze":
      snoozes[words.removeFirst()] = now.advanced(
        by: .seconds(Int64(words.removeFirst()) ?? 0) * 60
      )
    case "done", "cancel":
      for name in words {
        before[name] = toDos[name]
        toDos[name]?.close(as: act == "done" ? .done : .cancelled, at: now.microseconds)
      }
    case "undo": for name in words { toDos[name] = before[name] }
    case "notice": notices[words.removeFirst()] = words.first.map(instant) ?? now
    case "remove": for name in words { (before[name], toDos[name]) = (toDos[name], nil) }
    case "repeat":
      for name in words {
        guard let done = toDos[name] else { continue }
        toDos[name + "'"] = NextToDo(here: zone).record(after: done, completedAt: now)
        toDos[name + "'"]?.name += "'"
        toDos[name]?.close(at: now.microseconds)
      }
    default: change(act, words)
    }
    return nil
  }

  private mutating func add(_ words: ArraySlice<String>) {
    guard let name = words.first else { return }
    toDos[name] = ToDoRecord(name: name)
    toDos[name]?.addedAt = now.microseconds
    change(name, words.dropFirst())
  }

  // `Call due 18:30 remind 10 from 2026-12-01`
  private mutating func change(_ name: String, _ words: ArraySlice<String>) {
    guard var record = toDos[name] else { return }
    before[name] = record
    var words = words
    while words.count > 1 {
      let (sign, value) = (words.removeFirst(), words.removeFirst())
      switch sign {
      case "due": record.due = due(value)
      case "from": record.notBefore = due(value)
      case "remind":
        record.reminders.append(
          Int64(value).map { .before(seconds: $0 * 60) } ?? .at(instant(value))
        )
      case "zone": record.dueZone = value
      case "every": record.recurrence = value
      case "after": record.blockedBy = [ToDoID(bits: UInt64(value.count))]
      default: break
      }
    }
    toDos[name] = record
  }

  private func due(_ text: String) -> Due {
    CivilDate(text: text).map { .day($0) } ?? .instant(instant(text))
  }

  /// Parses `18:30`, `18:30:45` or `00:30Z`, each optionally after a day and a `T`.
  private func instant(_ text: String) -> Instant {
    let parts = text.split(separator: "T")
    let day = parts.count > 1 ? CivilDate(text: String(parts[0])) ?? today : today
    let time = parts.last ?? ""
    let numbers = time.split(separator: ":").compactMap { Int($0.prefix { $0.isNumber }) }
    let second = zip(numbers, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    let clock = UserClock(now: now, in: time.hasSuffix("Z") ? .gmt : zone)
    return clock.instant(of: day, secondOfDay: second)
  }

  private mutating func look(_ act: String, _ how: String) -> String {
    let sender: ReminderPlan.Sender =
      act == "view"
      ? .view
      : .notifier(isViewOpen: how == "beside", problem: how == "without a bus" ? "no bus" : nil)
    let last = look ?? ReminderLook(lookedAt: now.microseconds - ReminderPlan.firstDay)
    let earliest = ReminderPlan.earliest(last, rows, now: now.microseconds)
    let outcome = ReminderPlan(now: now.microseconds, sender: sender).outcome(
      last,
      found: found.filter { $0.isNotice || $0.moment >= earliest },
      rows: rows
    )
    for var row in outcome.rows {
      if let index = rows.firstIndex(where: { $0.key == row.key }) {
        rows[index] = row
      } else {
        keys += 1
        row.key = keys
        rows.append(row)
      }
    }
    rows.removeAll { outcome.gone.contains($0.key) }
    look = outcome.look
    let ids = outcome.claims.map(\.reminder.id)
    if how != "dies" {
      for index in rows.indices where ids.contains(rows[index].reminder) {
        if how == "fails" {
          rows[index].fail("it failed", at: now.microseconds)
        } else {
          rows[index].state = .delivered
        }
      }
    }
    if how == "fails" { return "" }
    return outcome.claims.map { claim in
      let late = claim.reminder.text.components(separatedBy: ", ").last.flatMap {
        $0.hasSuffix(" ago") ? " \($0)" : nil
      }
      return (claim.isAgain ? "again " : "") + claim.reminder.title + (late ?? "")
    }.joined(separator: ", ")
  }

  /// The reminders that the to-do extension would return, sorted by their times.
  private var found: [FoundReminder] {
    let moments = ReminderMoments(hours: hours, here: zone)
    let words = ReminderSentence(now: now, here: zone)
    let found = notices.map { name, moment in
      FoundReminder(id: "notice:\(name)", moment: moment.microseconds, title: name, isNotice: true)
    }
    let reminders = toDos.values.flatMap { record in
      moments.moments(of: record, snoozedUntil: snoozes[record.name]).map { moment in
        FoundReminder(
          id: "\(record.name)@\(moment.microseconds)",
          moment: moment.microseconds,
          addedAt: record.addedAt,
          title: record.name,
          text: words.text(record, at: moment)
        )
      }
    }
    return (found + reminders).sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
  }
}
