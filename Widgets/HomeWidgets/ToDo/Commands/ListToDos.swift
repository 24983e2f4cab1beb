import Foundation
import Moments
import SharedStore
public import WidgetIntents

/// Lists open to-dos, the most urgent first; the command `todo` performs this intent.
public struct ListToDos: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List To-Dos",
    turkish: "Görevleri Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists open to-dos, the most urgent first.",
    turkish: "Açık görevleri ivedilik sırasıyla listeler."
  )

  /// The conditions that all listed to-dos meet.
  ///
  /// They are words such as `today`, `late`, `done`, `+home` for a tag, `@Work` for a list and
  /// `pri:high`, or conditions of `find`. Any other word must occur in the name.
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.sought)
  public var words: [String]?
  @Parameter(title: ToDoViewTexts.view, description: ToDoViewTexts.whichView)
  public var view: ToDoView?
  @Parameter(title: ToDoTexts.order, description: ToDoViewTexts.whichOrder)
  public var order: ToDoListOrder?
  @Parameter(title: ToDoViewTexts.columns, description: ToDoViewTexts.whichColumns)
  public var columns: [String]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[ToDo]>
    & ProvidesDialog
  {
    let calendar = Calendar.gregorianHere
    let now = toDos.now.date
    let typed = (view?.words ?? []) + (words ?? [])
    let context = IntentContext(now: now, calendar: calendar, locale: .spoken)
    let read = try await ListWords(typed, in: context, on: toDos.clock)
    var scope = read.scope
    scope.order = order ?? view?.order ?? .today
    let found = try await toDos.store.read { [scope] transaction in
      let blocked = try BlockedToDos(from: transaction)
      let isLater = StoreFilter.isLaterToDo(at: now, in: calendar)
      let hidesLater = scope.state == .open && !scope.includesLater
      return Found(
        records: try OrderedToDos(
          scope: scope,
          calendar: calendar,
          moment: now,
          blocked: blocked
        )
        .first(.max, in: transaction),
        blocked: blocked,
        laterCount: hidesLater
          ? try transaction.count(ToDoRecord.self, where: .all([isLater, scope.filter])) : 0,
        isEmpty: try transaction.count(ToDoRecord.self, where: .isOpenToDo) == 0
      )
    }
    if found.records.isEmpty, found.laterCount == 0, !typed.isEmpty,
      scope.state != .open || !found.isEmpty
    {
      return .result(value: [], dialog: Self.nothingFits(typed))
    }
    let columns = try columns.map { try ToDoColumn.columns($0) } ?? view?.columns ?? []
    let listed = found.records.map { record in
      let blockers = found.blocked.contains(record) ? found.blocked.blockers[record.key] : nil
      let said = ToDoColumn.masked(record, to: columns)
      let detail = ToDoDetail(said, blockers: blockers ?? [], now: now, in: calendar)
      return ToDo(record, in: calendar, detail: detail.text)
    }
    return .result(value: listed, dialog: Self.dialog(of: listed.count, found.laterCount))
  }

  /// The to-dos that match the conditions, and the number of those that are hidden because they
  /// cannot be done yet.
  private struct Found: Sendable {
    let records: [ToDoRecord]
    let blocked: BlockedToDos
    let laterCount: Int
    /// Whether there is no open to-do at all.
    let isEmpty: Bool
  }

  /// Returns the sentence that follows the list, or that replaces an empty list.
  private static func dialog(of count: Int, _ later: Int) -> IntentDialog {
    switch (count, later) {
    case (0, 0): IntentDialog(english: "Nothing is open.", turkish: "Açık görev yok.")
    case (0, _):
      IntentDialog(
        english: "Nothing can be done yet; +\(later) later: 'todo ls later'.",
        turkish: "Şimdilik yapılacak yok; +\(later) sonra: 'todo ls sonra'."
      )
    case (_, 0): ""
    default: IntentDialog(english: "+\(later) later", turkish: "+\(later) sonra")
    }
  }

  /// Returns the sentence for conditions that no to-do meets.
  private static func nothingFits(_ words: [String]) -> IntentDialog {
    let text = words.filter { $0 != QuickWord.end }.joined(separator: " ")
    return IntentDialog(
      english: "Nothing fits “\(text)”.",
      turkish: "“\(text)” ile eşleşen görev yok."
    )
  }
}

/// The details after a to-do's name in a printed list, for example `! 2 d  high  +home  @Work`.
struct ToDoDetail {
  let text: String

  /// Creates the details; `blockers` are the numbers of the open to-dos for which the to-do waits.
  init(_ record: ToDoRecord, blockers: [Int64] = [], now: Date, in calendar: Calendar) {
    var parts: [String] = []
    if record.isOpen, let startedAt = record.startedAt {
      let seconds = (Instant(now).microseconds - startedAt) / Instant.microsecondsPerSecond
      parts.append("► \(TimeLength(seconds: seconds).words)")
    }
    if !blockers.isEmpty {
      let numbers = blockers.map { "\($0)" }.joined(separator: ", ")
      parts.append(String(english: "after \(numbers)", turkish: "\(numbers) bitince"))
    }
    if let moment = record.notBefore, record.isLater(at: now, in: calendar) {
      let words = DueText.sentence(moment, now: now, in: calendar)
      parts.append(String(english: "from \(words)", turkish: "başlangıç: \(words)"))
    }
    if let closed = ClosedWords.text(of: record, now: now, in: calendar) {
      parts.append(closed)
    } else if let due = record.due {
      let isLate = due.isLate(at: now, on: CivilDate(now, in: calendar))
      parts.append("\(isLate ? "! " : "")\(DueText.sentence(due, now: now, in: calendar))")
      if case .instant(let instant) = due {
        let sentence = DueSentence(now: Instant(now), here: calendar.timeZone)
        if let there = sentence.written(instant, zone: record.dueZone) {
          parts.append("(\(there))")
        }
      }
    }
    if record.priority != .none { parts.append(record.priority.word) }
    parts += record.tags.map { "+\($0)" }
    if !record.list.isEmpty { parts.append("@\(record.list)") }
    let done = record.checklist.count(where: \.isDone)
    if !record.checklist.isEmpty { parts.append("\(done)/\(record.checklist.count)") }
    // These are the signs of the widget's rows.
    if !record.recurrence.isEmpty { parts.append("↻") }
    if !record.notes.isEmpty { parts.append("≡") }
    text = parts.joined(separator: "  ")
  }
}

/// Formats the time at which a to-do was closed, for example `done yesterday 09:00` or `cancelled`.
enum ClosedWords {
  /// Returns the time at which a to-do was closed as text; `nil` for an open to-do.
  static func text(of record: ToDoRecord, now: Date, in calendar: Calendar) -> String? {
    let moment = record.doneAt.map { at in
      DueText.sentence(.instant(Instant(microseconds: at)), now: now, in: calendar)
    }
    switch record.state {
    case .open: return nil
    case .done:
      return moment.map { String(english: "done \($0)", turkish: "tamamlandı: \($0)") }
        ?? String(english: "done", turkish: "tamamlandı")
    case .cancelled:
      return moment.map { String(english: "cancelled \($0)", turkish: "iptal edildi: \($0)") }
        ?? String(english: "cancelled", turkish: "iptal edildi")
    }
  }
}
