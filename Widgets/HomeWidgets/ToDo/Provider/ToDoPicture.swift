import Foundation
import Moments
import WidgetIntents

/// All that a picture of the to-dos shows at one moment; equal pictures look alike.
struct ToDoPicture: Hashable, Sendable {
  /// The open to-dos in order, at most as many as a widget shows.
  var open: [Row]
  /// The done to-dos, the latest first, at most as many as the largest widget shows.
  var done: [Row]
  var openCount: Int
  var doneCount: Int
  /// Open ones that cannot be done yet: they are neither among the rows nor counted elsewhere.
  var laterCount = 0
  /// Open ones that should have been done.
  var lateCount: Int
  /// Whether to-dos with similar due dates are neighbours, so that headings can separate them.
  var isByTime = true
  /// The only list that is shown, if nothing else names it; empty for none.
  var list = ""
  /// Whether there may be to-dos that are not chosen.
  var isChoice = false
  /// The numbers of to-dos due on the next days, beginning with today; empty if there are none or no size shows them.
  var week: [DueDay] = []
  /// The reason why there is no list, such as a removed view; empty otherwise.
  var problem = ""

  var isEmpty: Bool { openCount + doneCount == 0 }
  var isAllDone: Bool { openCount == 0 && doneCount > 0 }

  /// The sentence for a list without to-dos.
  var emptyWords: String {
    if !problem.isEmpty { return problem }
    return laterCount > 0
      ? String(english: "Nothing now", turkish: "Şimdilik yok")
      : isChoice
        ? String(english: "Nothing to do", turkish: "Yapılacak yok")
        : String(english: "No to-dos", turkish: "Görev yok")
  }

  /// The number of to-dos that can be done: `3 to do`.
  var openWords: String {
    String(english: "\(openCount) to do", turkish: "\(openCount) görev")
  }

  /// The number of later to-dos: `+3 later`.
  var laterWords: String {
    String(english: "+\(laterCount) later", turkish: "+\(laterCount) sonra")
  }

  static var allDoneWords: String { String(english: "All done", turkish: "Hepsi tamam") }
}

extension ToDoPicture {
  /// The number of open to-dos due on a day.
  struct DueDay: Hashable, Sendable {
    let date: CivilDate
    let count: Int

    /// The days of a week from today on; empty if nothing is due on any.
    static func week(from today: CivilDate, _ count: (CivilDate) -> Int) -> [DueDay] {
      let days = (0..<7).map { today.adding(days: $0) }
        .map { DueDay(date: $0, count: count($0)) }
      return days.contains { $0.count > 0 } ? days : []
    }
  }

  /// A to-do in the list.
  struct Row: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
    let isDone: Bool
    var priority = ToDoPriority.none
    /// `nil` for one without a due date and for one that is done.
    var due: DueText?
    /// Its tags and its list in the form in which they are typed, `+home @Work`; for a waiting to-do, the ones before
    /// it: `after #4`.
    var labels = ""
    /// When work on it began; `nil` if its clock is not running.
    var startedAt: Date?
    /// Whether it waits for others.
    var isBlocked = false
    var isRecurring = false
    /// Whether one of its reminders has come before it is late; the date is then marked.
    var isReminded = false
    var hasNotes = false
    /// The number of done steps: `2/5`; empty without steps.
    var steps = ""
    /// The text of a second line: its recurrence, its open steps and the beginning of its notes.
    var remark = ""
    /// The day on which it was done; empty for today and for an open one.
    var doneOn = ""

    /// The group of its due date; `nil` for a done one.
    var group: DueGroup? { isDone ? nil : due?.group ?? .never }

    /// The heading above it in a list with headings.
    var heading: ToDoHeading {
      guard let group else { return .done }
      return startedAt != nil ? .running : isBlocked ? .blocked : .due(group)
    }
  }
}

extension ToDoPicture.Row {
  /// Creates the row of a to-do at a moment; `list` is a list that contains all rows, so that no row names it.
  ///
  /// It waits for the to-dos with the numbers in `blockers`.
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

  /// Creates the part of a row that is the same at each moment.
  init(undated record: ToDoRecord, below list: String?, blockers: [Int64]) {
    number = record.key
    id = record.id.text
    // Twice the columns of the largest widget.
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

  /// Sets the part of its row that changes with time.
  mutating func setDates(of record: ToDoRecord, at now: Date, in calendar: Calendar) {
    due = record.isDone ? nil : record.due.map { DueText($0, now: now, in: calendar) }
    let ownReminders = ReminderMoments.own(of: record, in: calendar)
    isReminded = due?.isLate != true && ownReminders.contains { $0 <= Instant(now) }
    if let instant = record.doneAt {
      let day = CivilDate(Instant(microseconds: instant).date, in: calendar)
      doneOn = day == CivilDate(now, in: calendar) ? "" : day.dayAndMonth(in: .spoken)
    }
  }

  /// Returns the most helpful other properties, as a line has little room.
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

  /// `after #4`, `after #4 #7`, `after #4 +2`.
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

  /// Returns the beginning of a text, as much as any picture shows, so that archives are small.
  private static func beginning(of text: String, characters: Int) -> String {
    // No text has more characters than bytes.
    guard text.utf8.count > characters else { return text }
    // A character may consist of any number of combining marks.
    let scalarLimit = 1_000
    let scalars = text.unicodeScalars.prefix(scalarLimit)
    return String(String(String.UnicodeScalarView(scalars)).prefix(characters))
  }
}
