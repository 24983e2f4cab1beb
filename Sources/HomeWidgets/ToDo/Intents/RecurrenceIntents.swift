import Ground
public import WidgetIntents

/// Says by which rule a to-do comes back; without one it comes back no more.
public struct SetRecurrence: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Recurrence"
  public static let description: IntentDescription? =
    "Says by which rule a to-do comes back; without one it comes back no more."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(
    title: "Repeats",
    description: "A rule such as week, 2 weeks on mon,thu, month on the 31st or after 3 days"
  )
  public var repeats: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let reader = RecurrenceReader(toDos)
    let rule = try repeats.map { text throws(RecurrenceFault) in try reader.rule(text) }
    let record = try await toDos.difference(id.key) {
      try $0.setRecurrence(rule, today: reader.today)
    }.after
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        stringLiteral: record.recurrence.isEmpty
          ? "\(record.label) comes back no more."
          : "\(record.label)\(reader.echo(record))"
      )
    )
  }
}

/// Reads rules at this moment, and says what was understood.
struct RecurrenceReader {
  private let clock: ReaderClock
  private let due: DueSentence

  init(_ toDos: ToDoStore) {
    clock = toDos.clock
    due = DueSentence(now: toDos.now, here: toDos.zone)
  }

  /// The reader's day.
  var today: CivilDate { clock.today }

  func rule(_ text: String) throws(RecurrenceFault) -> Recurrence {
    try RecurrencePhrase.recurrence(text, on: clock)
  }

  /// What follows a to-do's label in an answer: when it is due, how it comes back, and what a rule skips.
  func echo(_ record: ToDoRecord) -> String {
    var text = due.text(record).map { ", due \($0)" } ?? ""
    guard !record.recurrence.isEmpty else { return text + "." }
    text += ", \(RecurrenceWords(.english).text(ofRule: record.recurrence))."
    guard let rule = Recurrence(rule: record.recurrence), let day = record.due.map(start),
      let skipped = rule.skippedDay(from: day)
    else { return text }
    return text
      + " Months without a \(skipped)\(RecurrenceWords.suffix(skipped)) are skipped; “month on the last day” has all."
  }

  private func start(_ due: Due) -> CivilDate {
    switch due {
    case .day(let day): day.civilDate ?? today
    case .instant(let instant): clock.wallTime(at: instant).day
    }
  }
}
