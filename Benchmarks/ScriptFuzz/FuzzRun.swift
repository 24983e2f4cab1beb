import IntentScript
import ScriptTesting

/// One run: checks the properties that every script must have, whether it is valid or not.
struct FuzzRun {
  struct Failure: Error {
    let message: String
    let script: [UInt8]
  }

  let script: [UInt8]
  /// Whether the script was made from the grammar and not damaged.
  let isValid: Bool
  let random: UInt64

  struct Outcome {
    let diagnostics: [Diagnostic]
    /// Whether the checker found no errors.
    let isChecked: Bool
  }

  /// Checks the script.
  ///
  /// - Returns: The parser's diagnostics, and whether the checker accepted the script.
  /// - Throws: `Failure` for a property that the script violates.
  func perform() throws(Failure) -> Outcome {
    let source = ScriptSource(name: "fuzz.intents", bytes: script)
    let parsed = Parser.parse(source)
    if random & 15 == 0 { try checkBase(parsed) }
    let diagnostics = parsed.diagnostics
    try check(diagnostics, of: source)
    if parsed.nextNode < 0 || parsed.statements.count > script.count {
      throw failure("a tree too large")
    }
    if diagnostics.isEmpty {
      try checkFormat(source, parsed)
    } else {
      // A filter reaches as far as it can, so that what the grammar can read as `(find …) == a` ends there.
      let isAmbiguous = diagnostics.allSatisfy { $0.message == "comparisons do not chain" }
      if isValid, !isAmbiguous {
        throw failure("the grammar allows it, but: \(diagnostics[0].message)")
      }
      if random & 63 == 0 { try checkRefusal(source, diagnostics) }
    }
    return Outcome(diagnostics: diagnostics, isChecked: try check(parsed))
  }

  /// Checks that the positions of a file's diagnostics and nodes move along if other files precede
  /// it in a script.
  private func checkBase(_ parsed: ParsedScript) throws(Failure) {
    let moved = Parser.parse(
      ScriptSource(name: "second.intents", bytes: script, base: 1_000),
      firstNode: 500
    )
    let spans = parsed.diagnostics.map(\.span.start)
    if moved.diagnostics.map({ $0.span.start - 1_000 }) != spans {
      throw failure("moved, it is told elsewhere")
    }
    if moved.nextNode - 500 != parsed.nextNode { throw failure("moved, it has other nodes") }
  }

  func failure(_ message: String) -> Failure { Failure(message: message, script: script) }

  private func check(_ diagnostics: [Diagnostic], of source: ScriptSource) throws(Failure) {
    var last: Int32 = source.base
    for diagnostic in diagnostics {
      let span = diagnostic.span
      let isInside =
        source.contains(span.start) && source.contains(span.end) && span.start <= span.end
      if !isInside { throw failure("a span outside: \(diagnostic)") }
      if span.start < last { throw failure("not in source order: \(diagnostic)") }
      if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") {
        throw failure("no prose: \(diagnostic)")
      }
      last = span.start
    }
    if diagnostics.count > DiagnosticList.maximumCount { throw failure("too many diagnostics") }
    guard !diagnostics.isEmpty, random & 15 == 1 else { return }
    let printer = DiagnosticPrinter(
      [source],
      columns: random & 32 == 0 ? 100 : 20,
      isASCII: random & 64 == 0
    )
    for text in [printer.text(diagnostics), printer.line(diagnostics[0])]
    where text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A }) {
      throw failure("controls are printed: \(text)")
    }
  }

  /// Checks that the formatted script has the same meaning, and that formatting it again changes
  /// nothing.
  private func checkFormat(_ source: ScriptSource, _ parsed: ParsedScript) throws(Failure) {
    do {
      let text = try ScriptFormatter.format(source)
      let formatted = ScriptSource(name: "formatted.intents", text: text)
      let again = Parser.parse(formatted)
      if let first = again.diagnostics.first {
        throw failure("formatted, it has a mistake: \(first.message)\n\(text)")
      }
      if TreeText.text(of: again) != TreeText.text(of: parsed) {
        throw failure("formatted, it means something else:\n\(text)")
      }
      if parsed.comments.count != again.comments.count {
        throw failure("a comment is lost:\n\(text)")
      }
      let twice = try ScriptFormatter.format(formatted)
      if twice != text { throw failure("not idempotent:\n\(text)\n---\n\(twice)") }
    } catch let error as Failure {
      throw error
    } catch {
      throw failure("it parses but does not format: \(error)")
    }
  }

  private func checkRefusal(_ source: ScriptSource, _ diagnostics: [Diagnostic]) throws(Failure) {
    do {
      _ = try ScriptFormatter.format(source)
    } catch {
      guard case .rejected(diagnostics) = error else { throw failure("refused with \(error)") }
      return
    }
    throw failure("a wrong script was formatted")
  }
}

extension FuzzRun {
  /// Runs the checker on a tree, which may have gaps, and checks its diagnostics or the accepted
  /// script.
  ///
  /// - Returns: Whether the checker found no errors.
  func check(_ parsed: ParsedScript) throws(Failure) -> Bool {
    let result = ScriptChecker.check(parsed, catalog: FuzzCatalog.catalog) { path, span in
      path == "other.intents"
        ? .read(name: path, Array("func helper(a: Int) -> Int { return a * 2 }".utf8))
        : .refused(Diagnostic("there is no file `\(path)`", at: span))
    }
    switch result {
    case .success(let script):
      if !parsed.diagnostics.isEmpty { throw failure("checked in spite of its mistakes") }
      if MachineTrace(script).lines.isEmpty { throw failure("checked, and not run") }
      return true
    case .failure(let rejected):
      if rejected.diagnostics.isEmpty { throw failure("rejected without a reason") }
      var last: Int32 = 0
      for diagnostic in rejected.diagnostics {
        let span = diagnostic.span
        let isInside = rejected.sources.contains {
          $0.contains(span.start) && $0.contains(span.end)
        }
        if !isInside || span.start > span.end { throw failure("a span outside: \(diagnostic)") }
        if span.start < last { throw failure("not in source order: \(diagnostic)") }
        if diagnostic.message.isEmpty { throw failure("no message") }
        last = span.start
      }
      return false
    }
  }
}
