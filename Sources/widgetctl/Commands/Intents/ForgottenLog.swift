import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The command `log --forget`, which removes runs from the log at the user's request (RD-13).
struct ForgottenLog {
  let context: CommandContext
  let store: HostStore

  static let option = OptionDefinition(
    "forget",
    "remove these runs from the log, with what they were asked and answered"
  )

  /// The most runs that one command removes, which limits the size of the transaction.
  private static let mostRuns = 1_000

  func run() throws(CommandError) -> ExitCode {
    let numbers = try numbers()
    try confirm(numbers.count)
    let forgotten = try store.forget(numbers)
    if context.output.isJSON {
      try context.output.result(json: [
        ("forgotten", .array(forgotten.runs.map { .integer($0.number) })),
        ("notReversible", .array(forgotten.settled.map { .integer($0.number) })),
      ])
    } else {
      let count = forgotten.runs.count
      var lines = [
        "Forgot \(count == 1 ? "1 run" : "\(count) runs"), which can no longer be undone"
      ]
      if !forgotten.settled.isEmpty {
        lines.append("These came before on the same records, and can no longer be undone either:")
        lines += forgotten.settled.map { "  \(ReversalText.name($0))" }
      }
      let safe = lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
      try context.output.result(lines: safe.joined())
    }
    // The output is already printed, so no reader waits for this.
    store.shortenLog(above: LogLength.mostLeft)
    return .done
  }

  /// Returns the numbers in texts such as `7`, `7,9` and `3-6`, without repetition.
  private func numbers() throws(CommandError) -> [Int64] {
    var numbers: [Int64] = []
    for word in context.arguments.operands {
      for piece in word.split(separator: ",", omittingEmptySubsequences: false) {
        let ends = piece.split(separator: "-", omittingEmptySubsequences: false)
          .map { Int64($0) ?? 0 }
        guard let first = ends.first, let last = ends.last, ends.count <= 2, first > 0,
          first <= last
        else {
          throw .usage(
            .invalidValue(
              option: "RUN",
              value: word,
              expected: "numbers that 'log' prints: 7,9 3-6"
            )
          )
        }
        guard last - first < Self.mostRuns, numbers.count <= Self.mostRuns else {
          throw .usage(
            .invalidValue(option: "RUN", value: word, expected: "at most \(Self.mostRuns) runs")
          )
        }
        numbers += first...last
      }
    }
    guard !numbers.isEmpty else {
      throw .usage(
        .other(
          message: "'log --forget' needs the numbers of the runs",
          hint: "\(context.advised("log")) lists them",
          signature: LogCommand.signature.usage
        )
      )
    }
    return numbers
  }

  /// Asks the user before runs are permanently removed from the log (CL-5).
  private func confirm(_ count: Int) throws(CommandError) {
    if context.arguments.has(.yes) { return }
    guard context.mayAsk else {
      throw .usage(
        .other(
          message: "'log --forget' removes for good what 'undo' needs",
          hint: "add --yes; what the runs did to the records stays",
          signature: LogCommand.signature.usage
        )
      )
    }
    let what = count == 1 ? "this run" : "these \(count) runs"
    let question = "Remove \(what) from the log for good? They can then not be undone."
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }
}
