import Foundation
import Moments
import WidgetIntents

/// Everything that the to-do widget shows at one moment; equal values look the same.
struct ToDoPicture: Hashable, Sendable {
  /// The open to-dos in order, at most as many as the widget shows.
  var open: [Row]
  /// The done to-dos, the latest first, at most as many as the largest widget shows.
  var done: [Row]
  var openCount: Int
  var doneCount: Int
  /// The number of open to-dos that are hidden because they cannot be done yet; `openCount` does
  /// not include them.
  var laterCount = 0
  /// The number of open to-dos whose due date has passed.
  var lateCount: Int
  /// Whether to-dos are sorted by due date, so that headings can separate them.
  var isByTime = true
  /// The name of the list or view in the header; empty if the header shows none.
  var list = ""
  /// Whether a list, tags, a filter or a view limits the to-dos.
  var isChoice = false
  /// The number of to-dos due on each of the next seven days, today first.
  ///
  /// It is empty if all numbers are 0, or if the widget does not show them.
  var week: [DueDay] = []
  /// The reason why no list is shown, such as a removed view; otherwise empty.
  var problem = ""

  var isEmpty: Bool { openCount + doneCount == 0 }
  var isAllDone: Bool { openCount == 0 && doneCount > 0 }

  /// The message that replaces a list without to-dos.
  var emptyWords: String {
    if !problem.isEmpty { return problem }
    return laterCount > 0
      ? String(english: "Nothing now", turkish: "Şimdilik yok")
      : isChoice
        ? String(english: "Nothing to do", turkish: "Yapılacak yok")
        : String(english: "No to-dos", turkish: "Görev yok")
  }

  /// A text for the number of open to-dos, for example `3 to do`.
  var openWords: String {
    String(english: "\(openCount) to do", turkish: "\(openCount) görev")
  }

  /// A text for the number of hidden to-dos, for example `+3 later`.
  var laterWords: String {
    String(english: "+\(laterCount) later", turkish: "+\(laterCount) sonra")
  }

  static var allDoneWords: String { String(english: "All done", turkish: "Hepsi tamam") }
}

extension ToDoPicture {
  /// A day, and the number of open to-dos that are due on it.
  struct DueDay: Hashable, Sendable {
    let date: CivilDate
    let count: Int

    /// Returns the seven days from today on with their numbers; empty if nothing is due on any of
    /// them.
    static func week(from today: CivilDate, _ count: (CivilDate) -> Int) -> [DueDay] {
      let days = (0..<7).map { today.adding(days: $0) }
        .map { DueDay(date: $0, count: count($0)) }
      return days.contains { $0.count > 0 } ? days : []
    }
  }

  /// A to-do's row in the list, with the texts and flags from which it is drawn.
  struct Row: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
    let isDone: Bool
    var priority = ToDoPriority.none
    /// The due date as text; `nil` for a to-do without a due date, and for a done one.
    var due: DueText?
    /// The tags and the list as users type them, `+home @Work`; for a blocked to-do its blockers,
    /// `after #4`.
    var labels = ""
    /// The time at which work on the to-do began; `nil` if its clock is not running.
    var startedAt: Date?
    /// Whether the to-do waits for other open to-dos.
    var isBlocked = false
    var isRecurring = false
    /// Whether a reminder of the to-do has passed and the to-do is not late; then a bell is shown.
    var isReminded = false
    var hasNotes = false
    /// The number of done steps and of all steps, such as `2/5`; empty if the to-do has no steps.
    var steps = ""
    /// The text for a second line: the recurrence, the open steps, and the first line of the notes.
    var remark = ""
    /// The day on which the to-do was done, such as `28 Nov`; empty for today, and for an open
    /// to-do.
    var doneOn = ""

    /// The group that the due date determines; `nil` for a done to-do.
    var group: DueGroup? { isDone ? nil : due?.group ?? .never }

    /// The heading below which the to-do is listed.
    var heading: ToDoHeading {
      guard let group else { return .done }
      return startedAt != nil ? .running : isBlocked ? .blocked : .due(group)
    }
  }
}

extension ToDoPicture.Row {
  /// Creates the row of a to-do at the moment `now`.
  ///
  /// `list` is the list to which the widget is limited, which the row does not show. `blockers` are
  /// the numbers of the to-dos for which it waits.
  init(
    _ record: ToDoRecord,
    at now: Date,
    in calendar: Calendar,
    below list: String?,
    blockers: [Int64] = []
  ) {
    self.init(undated: record, below: list, blockers: blockers)
    setDates(of: record, at: now, in: calendar)
  }

  /// Creates a row with all data that does not depend on the time.
  ///
  /// `list` is the list to which the widget is limited, which the row does not show; `nil` for
  /// none. `blockers` are the numbers of the to-dos for which this one waits.
  init(undated record: ToDoRecord, below list: String?, blockers: [Int64]) {
    number = record.key
    id = record.id.text
    // The limit is twice the columns of the largest widget.
    name = Self.beginning(of: record.name, characters: 160)
    isDone = record.isDone
    priority = record.isDone ? .none : record.priority
    startedAt = record.isOpen ? record.startedAt.map { Instant(microseconds: $0).date } : nil
    isBlocked = !blockers.isEmpty
    labels = isBlocked ? Self.words(for: blockers) : Self.labels(of: record, below: list)
    isRecurring = !record.recurrence.isEmpty
    hasNotes = !record.notes.isEmpty
    let steps = record.checklist
    self.steps = steps.isEmpty ? "" : "\(steps.count { $0.isDone })/\(steps.count)"
    remark = isDone ? "" : Self.remark(on: record)
  }

  /// Sets the row's data that depends on the time, such as its due date as text.
  mutating func setDates(of record: ToDoRecord, at now: Date, in calendar: Calendar) {
    due = record.isDone ? nil : record.due.map { DueText($0, now: now, in: calendar) }
    let ownReminders = ReminderMoments.own(of: record, in: calendar)
    isReminded = due?.isLate != true && ownReminders.contains { $0 <= Instant(now) }
    if let instant = record.doneAt {
      let day = CivilDate(Instant(microseconds: instant).date, in: calendar)
      doneOn = day == CivilDate(now, in: calendar) ? "" : day.dayAndMonth(in: .spoken)
    }
  }

  /// Returns further details for a second line, the most useful first.
  private static func remark(on record: ToDoRecord) -> String {
    // More steps have no room on a line.
    let steps = record.checklist.filter { !$0.isDone }.prefix(4).map(\.name)
    let parts = [
      record.recurrence.isEmpty ? "" : RecurrenceWords(.spoken).text(ofRule: record.recurrence),
      steps.joined(separator: ", "),
      record.notes.split(whereSeparator: \.isNewline).first.map(String.init) ?? "",
    ]
    return beginning(of: parts.filter { !$0.isEmpty }.joined(separator: " · "), characters: 80)
  }

  /// Returns a text about blockers: `after #4`, `after #4 #7`, or `after #4 +2` for three.
  private static func words(for blockers: [Int64]) -> String {
    let numbers =
      blockers.count <= 2
      ? blockers.map { "#\($0)" }.joined(separator: " ")
      : "#\(blockers[0]) +\(blockers.count - 1)"
    return String(english: "after \(numbers)", turkish: "\(numbers) bitince")
  }

  private static func labels(of record: ToDoRecord, below list: String?) -> String {
    // Longer labels have no room beside any name.
    var labels = record.tags.prefix(8).map { "+" + $0 }
    if !record.list.isEmpty, record.list != list { labels.append("@" + record.list) }
    return beginning(of: labels.joined(separator: " "), characters: 32)
  }

  /// Returns a text cut to the length that any widget shows, so that archives are small.
  private static func beginning(of text: String, characters: Int) -> String {
    // No text has more characters than bytes.
    guard text.utf8.count > characters else { return text }
    // A character may consist of any number of combining marks.
    let scalarLimit = 1_000
    let scalars = text.unicodeScalars.prefix(scalarLimit)
    return String(String(String.UnicodeScalarView(scalars)).prefix(characters))
  }
}
