import IntentScript
import ScriptTesting

extension FuzzRun {
  /// The checker reads trees of any kind, also those with gaps; `true` where it found nothing wrong.
  func check(_ parsed: ParsedScript) throws(Failure) -> Bool {
    let result = ScriptChecker.check(parsed, catalog: FuzzCatalog.catalog) { path, span in
      path == "other.intents"
        ? .read(name: path, Array("func helper(a: Int) -> Int { return a * 2 }".utf8))
        : .refused(Diagnostic("there is no file `\(path)`", at: span))
    }
    switch result {
    case .success(let script):
      if !parsed.diagnostics.isEmpty { throw failure("checked in spite of its mistakes") }
      let quick = MachineTrace(script, usesQuickLoop: true)
      if quick != MachineTrace(script, usesQuickLoop: false) {
        throw failure("the quick loop and the machine's steps disagree")
      }
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
