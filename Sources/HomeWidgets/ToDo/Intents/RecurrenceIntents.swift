import Ground
public import WidgetIntents

/// Says by which rule a to-do comes back; without one it comes back no more.
public struct SetRecurrence: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Recurrence",
    turkish: "Tekrarı Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Says by which rule a to-do comes back; without one it comes back no more.",
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
    let rule = try repeats.map { text throws(RecurrenceFault) in try reader.rule(text) }
    let record = try await toDos.difference(id.key) {
      try $0.setRecurrence(rule, today: reader.today)
    }.after
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        stringLiteral: record.recurrence.isEmpty
          ? String(
            english: "\(record.label) comes back no more.",
            turkish: "\(record.label) artık tekrarlanmıyor."
          )
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
  ///
  /// `first` stands before the first of these.
  func echo(_ record: ToDoRecord, first: String = ", ") -> String {
    var parts: [String] = []
    if let text = due.answer(record) {
      parts.append(String(english: "due \(text)", turkish: "tarihi \(text)"))
    }
    let rule = record.recurrence
    if !rule.isEmpty { parts.append(RecurrenceWords(.spoken).text(ofRule: rule)) }
    let text = (parts.isEmpty ? "" : first) + parts.joined(separator: ", ") + "."
    guard let rule = Recurrence(rule: record.recurrence), let day = record.due.map(start),
      let skipped = rule.skippedDay(from: day)
    else { return text }
    return text + " "
      + String(
        english:
          "Months without a \(skipped)\(RecurrenceWords.suffix(skipped)) are skipped; “month on the last day” has all.",
        turkish: "\(skipped). günü olmayan aylar atlanır; “her ayın son günü” hepsini kapsar."
      )
  }

  private func start(_ due: Due) -> CivilDate {
    switch due {
    case .day(let day): day.civilDate ?? today
    case .instant(let instant): clock.wallTime(at: instant).day
    }
  }
}
