import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// A change of the placed widgets that is recorded in the log as a run, so that it can be undone
/// (CL-22).
struct ShelfRun {
  private let context: CommandContext
  private let run: JournalRun

  /// Creates a run of the command `name` with its arguments.
  init(
    _ name: String,
    _ arguments: [IntentArgument],
    origin: String? = nil,
    _ context: CommandContext
  ) {
    self.context = context
    run = JournalRun(
      id: RunID.make(),
      intent: name,
      parameters: JournalParameters.bytes(arguments),
      key: nil,
      origin: origin ?? name
    )
  }

  /// Changes the placed widgets with `body`, as one run; `telling` returns the sentence about the
  /// change for the log.
  func perform<Value: Sendable>(
    in store: HostStore,
    telling: @escaping @Sendable (Value) -> String,
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Value
  ) throws(CommandError) -> Value {
    try store.perform(run) { transaction in
      let value = try body(transaction)
      return (value, RunResult.performed(IntentOutcome(dialog: telling(value) + ".")).journalBytes)
    }
  }

  /// Prints a line about the outcome, with the command that undoes it.
  func write(
    _ told: String,
    undo: String,
    json: [(String, JSONText)]
  ) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    let line = "\(told); \(context.advised("undo")) \(undo)"
    try context.output.result(lines: CellText.safe(line, isASCII: context.isASCII) + "\n")
  }
}
