package import IntentScript
internal import WidgetIntents

/// Parses, checks and runs scripts with a `ToDoDouble` as the host.
package enum ScriptTrial {
  /// The value of `now` in tests: 2026-11-21T12:00:00Z, a Saturday.
  package static let now: Int64 = 1_795_262_400_000_000

  /// The outcome and the output of a script.
  package struct Result: Sendable {
    package let outcome: ScriptOutcome
    package let lines: [String]
    /// The error as `LINE:COLUMN: MESSAGE`; `nil` if there was none.
    package let error: String?
  }

  /// Parses and checks a script.
  ///
  /// - Throws: ``ScriptError/rejected(_:)``.
  package static func check(_ text: String) throws(ScriptError) -> CheckedScript {
    let source = ScriptSource(name: "trial.intents", text: text)
    let parsed = Parser.parse(source)
    let checked = ScriptChecker.check(parsed, catalog: ToDoCatalog.standard) { path, span in
      .refused(Diagnostic("there is no file `\(path)`", at: span))
    }
    switch checked {
    case .success(let script): return script
    case .failure(let rejected): throw .rejected(rejected.diagnostics)
    }
  }

  package static func run(
    _ text: String,
    host: ToDoDouble = ToDoDouble(),
    options: ScriptOptions = ScriptOptions(),
    elapsed: ElapsedTime = ElapsedTime { 0 },
    dryRun: DryRun? = nil
  ) async -> Result {
    let outcome: ScriptOutcome
    do throws(ScriptError) {
      let script = try check(text)
      let runner = ScriptRunner(
        script,
        host: host,
        clock: dryRun?.moved(host.clock) ?? host.clock,
        options: options,
        elapsed: elapsed,
        dryRun: dryRun
      )
      outcome = await runner.run()
    } catch {
      outcome = ScriptOutcome(exitCode: error.exitCode, error: error)
    }
    return Result(
      outcome: outcome,
      lines: host.lines,
      error: outcome.error.map { Self.line(of: $0, in: text) }
    )
  }

  /// Returns an error as one line: `3:14: text`.
  package static func line(of error: ScriptError, in text: String) -> String {
    let lines = SourceLines(ScriptSource(name: "", text: text))
    func place(_ span: SourceSpan) -> String {
      "\(lines.line(of: span.start)):\(lines.column(of: span.start))"
    }
    switch error {
    case .rejected(let diagnostics):
      return diagnostics.map { "\(place($0.span)): \($0.message)" }.joined(separator: "; ")
    case .failed(let message, _, let span, _, _): return "\(place(span)): \(message)"
    case .limit(let name, _, let span): return "\(place(span)): limit \(name)"
    case .cancelled(let span): return "\(place(span)): cancelled"
    }
  }
}
