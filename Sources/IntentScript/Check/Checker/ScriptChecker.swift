package import WidgetIntents

/// Finds out what each name of a script means, and everything that is wrong with it.
///
/// A type that could not be found out is `nil`: it has been reported, and nothing more is said about
/// what follows from it.
package struct ScriptChecker {
  /// Whether the inputs are typed one after another: a name may be bound again, and an expression
  /// may stand alone, because its value is shown.
  let isInteractive: Bool
  let catalog: ScriptCatalog

  var findings: Findings
  private var files: FileCollector
  var functions: [CheckedFunction] = []
  var signatures: [FunctionSignature] = []
  var functionsByName: [String: Int] = [:]
  /// The first function of this input.
  private(set) var firstFunction = 0
  var parameters: [CheckedParameter] = []
  var sites: IntentSites
  var rules = BlockRules()
  private(set) var bindings: [NodeBinding] = []
  var coercions: [NodeID: Coercion] = [:]

  /// The function or script being checked, and the script's own while a function is.
  var scope = FunctionScope(function: nil)
  var scriptScope: FunctionScope?
  /// Of the calls being checked: the parameter of each argument so far.
  var matched: [Int32] = []
  var depth = 0
  /// The blocks around the statement, those of functions apart.
  var blockDepth = 0
  /// Where the text of this input begins.
  private(set) var inputBase: Int32 = 0

  /// Makes a checker; each input that it is given sees the names of those before it.
  package init(
    catalog: ScriptCatalog,
    isInteractive: Bool = false,
    load: @escaping ScriptLoader
  ) {
    self.isInteractive = isInteractive
    self.catalog = catalog
    findings = Findings(isInteractive: isInteractive)
    files = FileCollector(load: load)
    sites = IntentSites(intentCount: catalog.index.intents.count)
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
  /// this input's statements, and the functions, sites and bindings of all inputs so far.
  package mutating func check(_ input: ParsedScript) -> Result<CheckedScript, RejectedScript> {
    let before = self
    inputBase = input.source.base
    let files = self.files.collect(input, &findings)
    let missing = Int(self.files.nextNode) - bindings.count
    if missing > 0 { bindings.append(contentsOf: repeatElement(.plain, count: missing)) }
    firstFunction = functions.count
    // Those of used files come first: of two of one name the script's own is in the way.
    for file in files.reversed() { declareFunctions(of: file) }
    statements(input.statements)
    checkFunctionBodies()
    let signatures = signatures
    for finding in rules.finish(naming: { signatures[$0].name.text }) { findings.report(finding) }
    guard findings.isEmpty else {
      let rejected = RejectedScript(sources: findings.sources, diagnostics: findings.inOrder)
      self = before
      return .failure(rejected)
    }
    return .success(
      CheckedScript(
        sources: findings.sources,
        statements: input.statements,
        functions: functions,
        parameters: parameters,
        sites: sites.sites,
        slots: Int(scope.slots),
        bindings: bindings,
        coercions: coercions,
        extensions: sites.extensions
      )
    )
  }

  /// Where the next input's text has to begin.
  package var nextBase: Int32 { findings.nextBase }

  /// The first node of the next input.
  package var nextNode: Int32 { Int32(clamping: bindings.count) }

  /// Says what a node means.
  mutating func resolve(_ node: NodeID, _ binding: NodeBinding) {
    let index = Int(node.index)
    guard bindings.indices.contains(index) else { return }
    bindings[index] = binding
  }
}

/// What a prompt needs to know between two inputs.
extension ScriptChecker {
  /// A function that an input declared, as calls of it look.
  package struct DeclaredFunction: Sendable {
    package let name: String
    /// `nil` for a type that is unknown, which has been reported.
    package let parameters: [(name: String, type: IntentValueType?)]
    package let result: IntentValueType
  }

  /// The names that the inputs so far have bound.
  package var boundNames: [String: IntentValueType] {
    let types = zip(scope.visible.names, scope.visible.values).compactMap { name, local in
      (local.type?.type).map { (name, $0) }
    }
    return Dictionary(types, uniquingKeysWith: { first, _ in first })
  }

  /// The functions that can be called, in no particular order.
  package var declaredFunctions: [DeclaredFunction] {
    functionsByName.values.map { index in
      let signature = signatures[index]
      return DeclaredFunction(
        name: signature.name.text,
        parameters: signature.parameters.map { ($0.name, $0.type) },
        result: signature.result?.type ?? .nothing
      )
    }
  }

  /// Takes back the names that a failed input did not get to bind.
  ///
  /// `values` are the slots' values after it; `before` is the checker before it, whose names come back
  /// where the input was about to replace them. A missing value and `nil` look alike for optionals.
  package mutating func forgetUnbound(_ values: [IntentValue], before: ScriptChecker) {
    scope.rebind { name, local in
      guard local.slot >= before.scope.slots else { return local }
      let value = values.indices.contains(Int(local.slot)) ? values[Int(local.slot)] : .none
      guard value == .none, local.type?.isOptional != true else { return local }
      return before.scope.visible[name]
    }
  }
}
