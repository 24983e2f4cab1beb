import IntentScript
import WidgetRender
import WidgetTerminal

/// What is wrong with a script, on standard error and as JSON.
struct ScriptReport {
  let context: CommandContext
  private let printer: DiagnosticPrinter

  /// A report on the files of one script.
  init(_ sources: [ScriptSource], _ context: CommandContext) {
    self.context = context
    printer = DiagnosticPrinter(
      sources,
      columns: context.output.errorColumns ?? Self.columns,
      isASCII: context.isASCII,
      width: { TextWidth.columns(of: String($0)) }
    )
  }

  /// Where no width is known; a log has longer lines than a terminal.
  private static let columns = 100

  /// Tells all of it, in source order (LG-14).
  func tell(_ diagnostics: [Diagnostic]) {
    context.output.message(printer.text(diagnostics))
  }

  /// Tells where and why a running script stopped.
  func tell(_ message: String, at span: SourceSpan, hint: String?) {
    context.output.message(printer.text(message: message, at: span, hint: hint))
  }

  /// The diagnostics as objects, for programs.
  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .array(diagnostics.map { json($0.message, at: $0.span, hint: $0.hint) })
  }

  func json(_ message: String, at span: SourceSpan, hint: String?) -> JSONText {
    let start = printer.position(of: span.start)
    let end = printer.position(of: span.end)
    func number(_ value: Int?) -> JSONText { value.map { .integer(Int64($0)) } ?? .null }
    return .object([
      ("file", .optional(start?.name)), ("line", number(start?.line)),
      ("column", number(start?.column)), ("endLine", number(end?.line)),
      ("endColumn", number(end?.column)), ("message", .string(message)), ("hint", .optional(hint)),
    ])
  }
}
