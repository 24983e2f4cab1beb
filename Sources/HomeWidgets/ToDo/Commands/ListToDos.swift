import Foundation
import Ground
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

  /// What they have in common: `+home` a tag, `@Work` the list, any other word a part of the name.
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.sought)
  public var words: [String]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[ToDo]>
    & ProvidesDialog
  {
    let scope = ToDoScope(filter: .all(Self.filters(words ?? [])))
    let calendar = Calendar.gregorianHere
    let now = Date(microseconds: toDos.now)
    let all = try await toDos.store.read { transaction in
      try OrderedToDos(scope: scope, calendar: calendar).first(.max, in: transaction)
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

  private static func filters(_ words: [String]) -> [StoreFilter] {
    words.flatMap { $0.split(separator: " ") }.map { (word: Substring) -> StoreFilter in
      let rest = String(word.dropFirst())
      switch word.first {
      case "+" where !rest.isEmpty, "#" where !rest.isEmpty: return .hasLine("tags", rest)
      case "@" where !rest.isEmpty: return .equals("listFolded", SearchText.folded(rest))
      default: return .contains("name", String(word))
      }
    }
  }
}

/// What a line says of a to-do behind its name: `! 2 d  high  +home  @Work`.
struct ToDoDetail {
  let text: String

  init(_ record: ToDoRecord, now: Date, in calendar: Calendar) {
    var parts: [String] = []
    if let due = record.due {
      let isLate = due.isLate(at: now, on: Day(now, in: calendar))
      parts.append("\(isLate ? "! " : "")\(DueText.sentence(due, now: now, in: calendar))")
      if case .instant(let instant) = due {
        let sentence = DueSentence(now: now.microseconds, here: calendar.timeZone)
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
