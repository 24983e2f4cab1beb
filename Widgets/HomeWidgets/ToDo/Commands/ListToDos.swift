import Foundation
import Moments
import SharedStore
public import WidgetIntents

/// Lists open to-dos in Today's order: what `todo` prints.
public struct ListToDos: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List To-Dos",
    turkish: "Görevleri Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists what is open, in the order of its urgency.",
    turkish: "Açık görevleri ivedilik sırasıyla listeler."
  )

  /// What they have in common: `today`, `late`, `done`, `+home` a tag, `@Work` the list, `pri:high`, a condition of
  /// `find`; any other word is a part of the name.
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.sought)
  public var words: [String]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[ToDo]>
    & ProvidesDialog
  {
    let calendar = Calendar.gregorianHere
    let now = toDos.now.date
    let typed = words ?? []
    let context = IntentContext(now: now, calendar: calendar, locale: .spoken)
    let read = try await ListWords(typed, in: context, on: toDos.clock)
    let scope = ToDoScope(filter: read.filter, state: read.state)
    let (all, isEmpty) = try await toDos.store.read { transaction in
      (
        try OrderedToDos(scope: scope, calendar: calendar).first(.max, in: transaction),
        try transaction.count(ToDoRecord.self, where: ToDoScope().chosen) == 0
      )
    }
    if all.isEmpty, !typed.isEmpty, read.state != .open || !isEmpty {
      return .result(value: [], dialog: Self.nothingFits(typed))
    }
    let toDos = all.map { record in
      ToDo(record, in: calendar, detail: ToDoDetail(record, now: now, in: calendar).text)
    }
    return .result(value: toDos, dialog: Self.dialog(of: toDos.count))
  }

  /// What is said where there is no line; a list needs no words.
  private static func dialog(of count: Int) -> IntentDialog {
    if count > 0 { return "" }
    return IntentDialog(english: "Nothing is open.", turkish: "Açık görev yok.")
  }

  /// What is said where the words are the reason that nothing is listed.
  private static func nothingFits(_ words: [String]) -> IntentDialog {
    let text = words.filter { $0 != QuickWord.end }.joined(separator: " ")
    return IntentDialog(
      english: "Nothing fits “\(text)”.",
      turkish: "“\(text)” ile eşleşen görev yok."
    )
  }
}

/// What a line says of a to-do behind its name: `! 2 d  high  +home  @Work`.
struct ToDoDetail {
  let text: String

  init(_ record: ToDoRecord, now: Date, in calendar: Calendar) {
    var parts: [String] = []
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
    // The signs of the widget's rows.
    if !record.recurrence.isEmpty { parts.append("↻") }
    if !record.notes.isEmpty { parts.append("≡") }
    text = parts.joined(separator: "  ")
  }
}

/// When a to-do was closed, in words: `done yesterday 09:00`, `cancelled`.
enum ClosedWords {
  /// `nil` for an open one.
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
