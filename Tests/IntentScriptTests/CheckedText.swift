import IntentScript
import Testing
import WidgetIntents

/// Checks a script that must have no errors, and returns it.
func checked(
  _ text: String,
  in catalog: ScriptCatalog = CheckCatalog.standard,
  files: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> CheckedScript {
  switch check(text, in: catalog, files: files) {
  case .success(let script): return script
  case .failure(let rejected):
    let text = DiagnosticPrinter(rejected.sources).text(rejected.diagnostics)
    Issue.record("\(text)", sourceLocation: sourceLocation)
    throw rejected
  }
}

/// Returns the messages of a script with errors.
func messages(
  _ text: String,
  in catalog: ScriptCatalog = CheckCatalog.standard,
  files: [String: String] = [:]
) -> [String] {
  switch check(text, in: catalog, files: files) {
  case .success: []
  case .failure(let rejected): rejected.diagnostics.map(\.message)
  }
}

private func check(
  _ text: String,
  in catalog: ScriptCatalog,
  files: [String: String]
) -> Result<CheckedScript, RejectedScript> {
  let parsed = Parser.parse(ScriptSource(name: "test.intents", text: text))
  return ScriptChecker.check(parsed, catalog: catalog) { path, span in
    guard let text = files[path] else { return .refused(Diagnostic("no such file", at: span)) }
    return .read(name: path, Array(text.utf8))
  }
}

extension CheckedScript {
  /// The bindings other than plain ones, in the order of their nodes.
  var spoken: [NodeBinding] {
    bindings.filter { if case .plain = $0 { false } else { true } }
  }

  /// The value of the last statement, which binds, prints or evaluates it.
  var lastValue: Expression? {
    switch statements.last?.kind {
    case .binding(_, _, let value), .print(let value), .expression(let value): value
    default: nil
    }
  }
}
