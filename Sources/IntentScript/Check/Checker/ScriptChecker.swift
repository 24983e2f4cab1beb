internal import WidgetIntents

/// Resolves each name of a script and reports everything that is wrong with it.
///
/// A type that could not be determined is `nil`: it has been reported, and its consequences are not reported again.
package struct ScriptChecker {
  let catalog: ScriptCatalog

  var findings: Findings
  private var files: FileCollector
  var functions = FunctionTable()
  var parameters: [CheckedParameter] = []
  var sites: IntentSites
  var rules = BlockRules()
  private(set) var bindings: [NodeBinding] = []
  var coercions: [NodeID: Coercion] = [:]
  /// Whether any expression checked so far reads standard input.
  var readsInput = false
  /// The total of the waits with a literal time, and whether there is any `wait`.
  var waits = WrittenWaits()
  /// The types that `grouped(by:)` made, by their identifiers.
  var groups: [String: GroupType] = [:]

  /// The scope of the function, or of the script, that is being checked.
  var scope = FunctionScope(function: nil)
  /// The parameter index of each argument checked so far, for all calls being checked.
  var matched: [Int32] = []
  var nesting = Nesting()
  /// The offset at which the text of this input begins.
  private(set) var inputBase: Int32 = 0

  /// Creates a checker; each input can use the names of the inputs before it.
  ///
  /// In an interactive session a name may be bound again, and an expression may be a statement, because its value is
  /// printed.
  package init(
    catalog: ScriptCatalog,
    isInteractive: Bool = false,
    load: @escaping ScriptLoader
  ) {
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

  /// Checks another input; an input with errors leaves the checker unchanged.
  ///
  /// The base of the input's source must be ``nextBase``, and its first node ``nextNode``. The
  /// checked script contains the statements of this input, and the functions, sites and bindings of
  /// all inputs so far.
  package mutating func check(_ input: ParsedScript) -> Result<CheckedScript, RejectedScript> {
    let before = self
    inputBase = input.source.base
    let files = self.files.collect(input, &findings)
    let missing = Int(self.files.nextNode) - bindings.count
    if missing > 0 { bindings.append(contentsOf: repeatElement(.plain, count: missing)) }
    functions.beginInput()
    // Those of used files come first: of two of one name the script's own is in the way.
    for file in files.reversed() { declareFunctions(of: file) }
    statements(input.statements)
    checkFunctionBodies()
    scope.endScript()
    warnOfUnused()
    let declared = functions
    for finding in rules.finish(naming: { declared.signature($0).name.text }) {
      findings.report(finding)
    }
    guard findings.isEmpty else {
      let rejected = RejectedScript(sources: findings.sources, diagnostics: findings.inOrder)
      self = before
      return .failure(rejected)
    }
    return .success(
      CheckedScript(
        sources: findings.sources,
        statements: input.statements,
        functions: functions.checked,
        parameters: parameters,
        sites: sites.sites,
        slots: Int(scope.slots),
        bindings: bindings,
        coercions: coercions,
        extensions: sites.extensions,
        readsInput: readsInput,
        waits: waits.isAny,
        warnings: findings.warnings
      )
    )
  }

  /// Reports the names of the scope that are never read (LG-29).
  private mutating func warnOfUnused() {
    for (name, local) in scope.unused where !name.hasPrefix("_") && local.type != nil {
      findings.warn(
        "`\(name)` is never used",
        at: local.span,
        hint: local.kind == .parameter
          ? "use it, or remove the parameter"
          : "leave the name out, or begin it with `_`: `_\(name)`"
      )
    }
  }

  /// The offset at which the next input's text must begin.
  package var nextBase: Int32 { findings.nextBase }

  /// The number of the first syntax node of the next input.
  package var nextNode: Int32 { Int32(clamping: bindings.count) }

  /// The nesting depth of the expression being checked.
  struct Nesting {
    private static let deepest = 400  // the parser allows less; this guards trees made otherwise

    private var depth = 0

    var isTooDeep: Bool { depth >= Self.deepest }

    mutating func enter() { depth += 1 }
    mutating func leave() { depth -= 1 }
  }

  /// Records the meaning of a syntax node.
  mutating func resolve(_ node: NodeID, _ binding: NodeBinding) {
    let index = Int(node.index)
    guard bindings.indices.contains(index) else { return }
    bindings[index] = binding
  }
}

/// Checks of a script's functions: their names, defaults and bodies.
extension ScriptChecker {
  /// Makes the functions of a file known, so that they may be called before they are declared.
  private mutating func declareFunctions(of file: ParsedScript) {
    for statement in file.statements {
      if case .missing = statement.kind { findings.skip(statement.span) }
      guard case .function(let function) = statement.kind else { continue }
      declare(function)
    }
  }

  private mutating func declare(_ function: Function) {
    let name = function.name
    let isTaken = refuseTakenName(name)
    var types: [ValueType?] = []
    // The parser has reported parameters without a type.
    for parameter in function.parameters { types.append(parameter.type.flatMap { type(of: $0) }) }
    let result = function.result.map { type(of: $0) } ?? .nothing
    let signature = FunctionSignature(
      name: name,
      parameters: function.parameters.indices.map { index in
        ParameterSymbol(
          name: function.parameters[index].name.text,
          type: types[index]?.type,
          isRequired: function.defaults[index] == nil
        )
      },
      types: types,
      result: result,
      order: Array(function.parameters.indices)
    )
    functions.declare(function, signature, isNamed: !isTaken)
    rules.addFunction()
  }

  /// Returns whether a function's name is taken, and reports it if it is.
  private mutating func refuseTakenName(_ name: Name) -> Bool {
    if let other = functions[name.text] {
      if findings.isInteractive, !functions.ofInput.contains(other) { return false }
      let place = findings.place(of: functions.signature(other).name.span)
      report(
        "`\(name.text)` is declared twice",
        at: name.span,
        hint: "the other one is \(place): rename one of them"
      )
      return true
    }
    guard name.text == Self.show || catalog.index.callables[name.text] != nil else { return false }
    let kind = name.text == Self.show ? "part of the language" : "an intent"
    report(
      "`\(name.text)` is \(kind) already",
      at: name.span,
      hint: "give the function another name"
    )
    return true
  }

  /// Checks the defaults of parameters: they are evaluated at the call and cannot refer to names.
  private mutating func checkDefaults(of function: Function, _ signature: FunctionSignature) {
    for (index, value) in function.defaults.enumerated() {
      guard let value else { continue }
      if let call = value.firstCall {
        report(
          "a default is a value that is written out",
          at: call.span,
          hint: "let it be nil, and work it out in the function with `??`"
        )
      } else {
        require(
          value,
          ifKnown: signature.types[index],
          .functionArgument(signature.parameters[index].name)
        )
      }
    }
  }

  /// Checks the bodies of the functions, each in a scope of its own.
  private mutating func checkFunctionBodies() {
    let script = scope
    for index in functions.ofInput {
      let function = functions.checked[index].function
      let signature = functions.signature(index)
      scope = FunctionScope(function: index, hidden: script.locals)
      checkDefaults(of: function, signature)
      for (parameter, type) in zip(function.parameters, signature.types) {
        bind(parameter, type, as: .given)
      }
      let ends = block(function.body)
      if function.result != nil, !ends, signature.result?.type != .nothing,
        !findings.isPartlyUnread(function.body.span)
      {
        let type = signature.result?.type.scriptName ?? "a value"
        report(
          "`\(function.name.text)` can end without returning \(type)",
          at: function.name.span,
          hint: "end every path with `return` or `fail`"
        )
      }
      functions.setSlots(scope.slots, of: index)
      warnOfUnused()
    }
    scope = script
  }
}
