import Ground
import IntentScript
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Reports how a script has ended, and which changes remain.
struct ScriptEnd {
  let outcome: ScriptOutcome
  let sources: [ScriptSource]
  let context: CommandContext

  /// Reports the location and the reason if the script has stopped with an error, and its effects
  /// so far (LG-15).
  func report() {
    if let count = outcome.repeatedCount, !context.output.isJSON { tellRepeated(count) }
    guard let error = outcome.error else { return }
    if context.output.isJSON { return context.output.event("error", json(error)) }
    let report = ScriptReport(sources, context)
    switch error {
    case .rejected(let diagnostics): report.emit(diagnostics)
    case .failed(_, _, let span, _, _), .limit(_, _, let span):
      report.emit(message(error), at: span, hint: hint(error))
    case .cancelled:
      // The terminal prints ^C without ending the line.
      let isMidLine = Interrupt.isRequested && TerminalDevice.isTerminal(.standardError)
      context.output.message("\(isMidLine ? "\n" : "")\(context.output.program): cancelled\n")
    }
    if outcome.committedCount > 0, !context.arguments.has(.dryRun) {
      context.output.message(done + "\n")
    }
  }

  private func json(_ error: ScriptError) -> JSONText {
    let report = ScriptReport(sources, context)
    let code = ExitCode(rawValue: outcome.exitCode)
    var members: [(String, JSONText)] = [
      ("code", .optional(code.map { "\($0)" })),
      ("exitCode", .integer(Int64(outcome.exitCode))), ("message", .string(message(error))),
      ("hint", .optional(hint(error))),
    ]
    switch error {
    case .rejected(let diagnostics):
      return .object(members + [("diagnostics", report.json(diagnostics))])
    case .failed(_, _, let span, let intent, _):
      members.append(("intent", .optional(intent)))
      members.append(("place", report.json(message(error), at: span, hint: nil)))
    case .limit(let name, _, let span):
      members.append(("limit", .string(name)))
      members.append(("place", report.json(message(error), at: span, hint: nil)))
    case .cancelled: break
    }
    members.append(("committedCount", .integer(Int64(outcome.committedCount))))
    members.append(
      (
        "committed",
        .array(
          outcome.committed.map {
            .object([("intent", .string($0.intent)), ("line", .integer(Int64($0.line)))])
          }
        )
      )
    )
    return .object(members)
  }

  private func message(_ error: ScriptError) -> String {
    switch error {
    case .rejected: "the script is wrong"
    case .failed(let message, _, _, let intent, _):
      intent.map { message.hasPrefix($0) ? message : "\($0): \(message)" } ?? message
    case .limit(let name, let value, _):
      "the script reached its limit `\(CommandLineName.kebab(name))` of \(value)"
    case .cancelled: "cancelled"
    }
  }

  private func hint(_ error: ScriptError) -> String? {
    switch error {
    case .failed(_, let hint, _, _, _): hint.map(context.output.advice.text)
    case .limit(let name, _, _): "\(ScriptLimits.option(for: name)) NUMBER sets another one"
    case .rejected, .cancelled: nil
    }
  }

  /// Warns the user how many intents were not performed again, because the key of the script was
  /// used before.
  ///
  /// With `--json`, the events of the script contain the number already.
  private func tellRepeated(_ count: Int) {
    let key = context.arguments.value(of: .key) ?? ""
    context.output.warning(
      "\(count == 1 ? "1 intent was" : "\(count) intents were") not performed again: "
        + "the key “\(key)” was used before",
      hint: "'--key' with another word performs all of the script"
    )
  }

  /// A sentence about the changes of the script that remain.
  private var done: String {
    let count = outcome.committedCount
    let intents = outcome.committed.map { "\($0.intent) (line \($0.line))" }
    let shown = (count > intents.count ? ["…"] : []) + intents
    return "done before: \(shown.joined(separator: ", "))"
      + "\nhint: "
      + context.output.advice.text(
        "'widgetctl undo' undoes \(count == 1 ? "it" : count == 2 ? "both" : "all \(count)")"
      )
  }
}

/// Prints the problems of a script on standard error, as text or as JSON.
struct ScriptReport {
  let context: CommandContext
  private let printer: DiagnosticPrinter

  /// Creates a report; `sources` are the script and the files that it uses.
  init(_ sources: [ScriptSource], _ context: CommandContext) {
    self.context = context
    printer = DiagnosticPrinter(
      sources,
      columns: context.output.errorColumns ?? Self.columns,
      isASCII: context.isASCII,
      width: { TextWidth.columns(of: String($0)) },
      safety: { TerminalText.sanitized($0) }
    )
  }

  /// The width in columns that is assumed if it is unknown; lines in a log may be longer than on a
  /// terminal.
  private static let columns = 100

  /// Prints all diagnostics, in the order of their locations (LG-14).
  func emit(_ diagnostics: [Diagnostic]) {
    let advised = diagnostics.map { diagnostic in
      Diagnostic(
        diagnostic.message,
        at: diagnostic.span,
        hint: diagnostic.hint.map(context.output.advice.text),
        isWarning: diagnostic.isWarning
      )
    }
    context.output.message(printer.text(advised))
  }

  /// Prints the location at which a running script has stopped, and the reason.
  func emit(_ message: String, at span: SourceSpan, hint: String?) {
    context.output.message(printer.text(message: message, at: span, hint: hint))
  }

  /// Returns the diagnostics as JSON objects.
  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .array(
      diagnostics.map {
        json(
          $0.message,
          at: $0.span,
          hint: $0.hint.map(context.output.advice.text),
          severity: $0.isWarning ? "warning" : "error"
        )
      }
    )
  }

  func json(
    _ message: String,
    at span: SourceSpan,
    hint: String?,
    severity: String = "error"
  ) -> JSONText {
    let start = printer.position(of: span.start)
    let end = printer.position(of: span.end)
    func number(_ value: Int?) -> JSONText { value.map { .integer(Int64($0)) } ?? .null }
    return .object([
      ("file", .optional(start?.name)), ("line", number(start?.line)),
      ("column", number(start?.column)), ("endLine", number(end?.line)),
      ("endColumn", number(end?.column)), ("severity", .string(severity)),
      ("message", .string(message)), ("hint", .optional(hint)),
    ])
  }
}
