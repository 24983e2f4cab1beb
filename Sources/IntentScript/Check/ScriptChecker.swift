package import WidgetIntents

/// Finds out what each name of a script means, and everything that is wrong with it.
///
/// A type that could not be found out is `nil`: it has been told, and nothing more is said about
/// what follows from it.
package struct ScriptChecker {
  /// Whether the inputs are typed one after another: a name may be bound again, and an expression
  /// may stand alone, because its value is shown.
  let isInteractive: Bool
  let catalog: ScriptCatalog
  let load: ScriptLoader

  var sources: [ScriptSource] = []
  /// The used files by their paths from the script's folder.
  var usedPaths: Set<String> = []
  var functions: [CheckedFunction] = []
  var signatures: [FunctionSignature] = []
  var functionsByName: [String: Int] = [:]
  var effects: [FunctionEffects] = []
  /// The first function of this input.
  var firstFunction = 0
  var parameters: [CheckedParameter] = []
  var sites: [IntentSite] = []
  /// For each of the catalog's intents: its sites, by which parameters they are given.
  var sitesByIntent: [[SiteKey]]
  var hosts: [String] = []
  var meanings: [Meaning] = []
  var coercions: [NodeID: Coercion] = [:]
  var diagnostics = DiagnosticList()

  /// The function or script being checked, and the script's own while a function is.
  var frame = Frame(function: nil)
  var scriptFrame: Frame?
  var regions: [Region] = []
  /// The regions around the statement, innermost last.
  var openRegions: [Int] = []
  /// Of the calls being checked: the parameter of each argument so far.
  var matched: [Int32] = []
  var depth = 0
  /// The lines in which the parser found mistakes: what follows from those is not told.
  var unreadLines: Set<Line> = []
  /// The words of what the parser could not read: names bound there are not held against the script.
  var unreadWords: Set<String> = []
  /// The blocks around the statement, those of functions apart.
  var blockDepth = 0
  /// Where the text of this input begins.
  var inputBase: Int32 = 0
  /// The lines of the sources that messages spoke of.
  var lines: [Int: SourceLines] = [:]
  /// How many more names may be compared for "did you mean".
  var suggestionBudget = 50_000

  /// Makes a checker; each input that it is given sees the names of those before it.
  package init(
    catalog: ScriptCatalog,
    isInteractive: Bool = false,
    load: @escaping ScriptLoader
  ) {
    self.isInteractive = isInteractive
    self.catalog = catalog
    self.load = load
    sitesByIntent = Array(repeating: [], count: catalog.index.intents.count)
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
    let before = self
    inputBase = input.source.base
    let files = collectFiles(of: input)
    firstFunction = functions.count
    // Those of used files come first: of two of one name the script's own is in the way.
    for file in files.reversed() { declareFunctions(of: file) }
    statements(input.statements)
    checkFunctionBodies()
    checkRegions()
    guard diagnostics.isEmpty else {
      let rejected = RejectedScript(sources: sources, diagnostics: diagnostics.inOrder)
      self = before
      return .failure(rejected)
    }
    return .success(
      CheckedScript(
        sources: sources,
        statements: input.statements,
        functions: functions,
        parameters: parameters,
        sites: sites,
        slots: Int(frame.slots),
        meanings: meanings,
        coercions: coercions,
        hosts: hosts
      )
    )
  }

  /// Where the next input's text has to begin.
  package var nextBase: Int32 {
    sources.last.map { Int32(clamping: Int($0.base) + $0.bytes.count + 1) } ?? 0
  }

  /// The first node of the next input.
  package var nextNode: Int32 { Int32(clamping: meanings.count) }
}

extension ScriptChecker {
  /// Tells of a mistake, unless the parser could not read the line that it is in.
  mutating func report(_ message: String, at span: SourceSpan, hint: String?) {
    guard unreadLines.isEmpty || !unreadLines.contains(line(of: span)) else { return }
    diagnostics.add(message, at: span, hint: hint)
  }

  mutating func mean(_ node: NodeID, _ meaning: Meaning) {
    let index = Int(node.index)
    guard meanings.indices.contains(index) else { return }
    meanings[index] = meaning
  }

  /// Remembers that the script needs an extension.
  mutating func need(_ host: String) {
    guard hosts.last != host, !hosts.contains(host) else { return }
    hosts.append(host)
  }
}

/// What a prompt needs to know between two inputs.
extension ScriptChecker {
  /// A function that an input declared, as calls of it look.
  package struct DeclaredFunction: Sendable {
    package let name: String
    /// `nil` for a type that is unknown, which has been told.
    package let parameters: [(name: String, type: IntentValueType?)]
    package let result: IntentValueType
  }

  /// The names that the inputs so far have bound.
  package var boundNames: [String: IntentValueType] {
    let types = zip(frame.visible.names, frame.visible.values).compactMap { name, local in
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
    frame.rebind { name, local in
      guard local.slot >= before.frame.slots else { return local }
      let value = values.indices.contains(Int(local.slot)) ? values[Int(local.slot)] : .none
      guard value == .none, local.type?.isOptional != true else { return local }
      return before.frame.visible[name]
    }
  }
}
