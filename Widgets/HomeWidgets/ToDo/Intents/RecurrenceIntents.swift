import Foundation
import Moments
public import WidgetIntents

/// Sets the recurrence rule of a to-do; without a rule, removes the recurrence.
public struct SetRecurrence: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Recurrence",
    turkish: "Tekrarı Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the recurrence of a to-do; without a rule it does not recur.",
    turkish:
      "Bir görevin hangi kurala göre tekrarlandığını belirler; kural verilmezse görev artık tekrarlanmaz."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.repeats, description: ToDoTexts.rule)
  public var repeats: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let reader = RecurrenceReader(toDos)
    let phrase = try repeats.map { text throws(RecurrenceFault) in try reader.phrase(text) }
    let record = try await toDos.difference(id.key) {
      try reader.setRecurrence(phrase, of: &$0, dueIsNew: false)
    }.after
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        stringLiteral: record.recurrence.isEmpty
          ? String(
            english: "\(record.label) no longer repeats.",
            turkish: "\(record.label) artık tekrarlanmıyor."
          )
          : "\(record.label)\(reader.echo(record))"
      )
    )
  }
}

/// Parses recurrence rules relative to the current time, and describes the dates and rules of
/// to-dos.
struct RecurrenceReader {
  private let clock: UserClock
  private let zone: TimeZone
  private let due: DueSentence

  init(_ toDos: ToDoStore) {
    clock = toDos.clock
    zone = toDos.zone
    due = DueSentence(now: toDos.now, here: toDos.zone)
  }

  func phrase(_ text: String) throws(RecurrenceFault) -> RecurrencePhrase {
    try RecurrencePhrase(text, on: clock)
  }

  /// Sets the recurrence rule of a to-do; `nil` removes it.
  ///
  /// `dueIsNew` means that the due date was written together with the rule.
  func setRecurrence(
    _ phrase: RecurrencePhrase?,
    of record: inout ToDoRecord,
    dueIsNew: Bool
  ) throws(RecurrenceFault) {
    if let phrase {
      try record.setRecurrence(phrase, dueIsNew: dueIsNew, on: clock, in: zone)
    } else {
      try record.setRecurrence(nil, first: nil, here: zone)
    }
  }

  /// Returns the text after a to-do's label: its dates, reminders, blockers and recurrence, and the
  /// days that the rule skips.
  ///
  /// `blockers` are the to-dos for which it waits; `first` is put before the text unless that is
  /// empty.
  func echo(
    _ record: ToDoRecord,
    _ blockers: [ToDoRecord] = [],
    first: String = ", "
  ) -> String {
    var parts: [String] = []
    if let text = due.answer(record) {
      parts.append(String(english: "due \(text)", turkish: "tarihi \(text)"))
    }
    if let text = due.notBefore(record) {
      parts.append(String(english: "not before \(text)", turkish: "başlangıcı \(text)"))
    }
    if !record.reminders.isEmpty {
      let text = ReminderWords(sentence: due).text(record.reminders)
      parts.append(String(english: "reminders \(text)", turkish: "anımsatma \(text)"))
    }
    if !blockers.isEmpty {
      let numbers = blockers.map { "\($0.key)" }.joined(separator: ", ")
      parts.append(String(english: "after \(numbers)", turkish: "\(numbers) bitince"))
    }
    let rule = record.recurrence
    if !rule.isEmpty { parts.append(RecurrenceWords(.spoken).text(ofRule: rule)) }
    let text = (parts.isEmpty ? "" : first) + parts.joined(separator: ", ") + "."
    return text + (RecurrenceNotes(record, now: clock.now, here: zone)?.text ?? "")
  }
}
