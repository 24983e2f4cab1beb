package import WidgetIntents

/// A script without errors, with the meaning of each name in it.
package struct CheckedScript: Sendable {
  /// The source of the script's file, followed by those of the files that it uses.
  package var sources: [ScriptSource]
  package var statements: [ScriptStatement]
  package var functions: [CheckedFunction]
  /// The script's `param`s in order of declaration.
  package var parameters: [CheckedParameter]
  /// The script's call sites: calls of one intent with the same parameters share a site.
  package var sites: [IntentSite]
  /// The extensions whose intents and entities the script names, in order of first use.
  package var extensions: [String]
  /// The number of slots, which store the values of names, that the script needs outside functions.
  package var slots: Int
  /// The meaning of each syntax node, at the index of its ``NodeID/index``.
  package var bindings: [NodeBinding]
  /// The conversions by the expressions whose values need one.
  package var coercions: [NodeID: Coercion]
  /// Whether the script reads standard input, which only a program started by the user has.
  package var readsInput: Bool
  /// Whether the script has a `wait`.
  package var waits: Bool
  /// Warnings about code that is valid but probably unintended, in source order (LG-29).
  package var warnings: [Diagnostic]

  package init(
    sources: [ScriptSource],
    statements: [ScriptStatement],
    functions: [CheckedFunction],
    parameters: [CheckedParameter],
    sites: [IntentSite],
    slots: Int,
    bindings: [NodeBinding],
    coercions: [NodeID: Coercion],
    extensions: [String] = [],
    readsInput: Bool = false,
    waits: Bool = false,
    warnings: [Diagnostic] = []
  ) {
    self.sources = sources
    self.statements = statements
    self.functions = functions
    self.parameters = parameters
    self.sites = sites
    self.extensions = extensions
    self.slots = slots
    self.bindings = bindings
    self.coercions = coercions
    self.readsInput = readsInput
    self.waits = waits
    self.warnings = warnings
  }

  package func binding(of node: NodeID) -> NodeBinding { bindings[Int(node.index)] }
}

/// A function of the script or of a file that it uses.
package struct CheckedFunction: Sendable {
  package let function: Function
  /// The number of slots for the function's names; the parameters have the first ones, in order.
  package let slots: Int
  package let result: IntentValueType
}

/// A `param` of the script, whose value comes from the command line.
package struct CheckedParameter: Sendable {
  package let name: String
  package let type: IntentValueType
  package let slot: Int
  /// Whether the script has a default for the parameter.
  package let hasDefault: Bool
  package let span: SourceSpan
}

/// A script with errors, and all diagnostics about them in source order (LG-14).
package struct RejectedScript: Error, Sendable {
  /// The source of the script's file, followed by those of the files that it uses.
  ///
  /// The offsets of spans count on from one source to the next.
  package let sources: [ScriptSource]
  package let diagnostics: [Diagnostic]

  package init(sources: [ScriptSource], diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }
}

/// The result of reading a `use` statement's file.
package enum UsedFile: Sendable {
  /// The file's bytes, and its path relative to the working directory, for messages.
  case read(name: String, [UInt8])
  /// The file cannot be used; the diagnostic gives the reason.
  case refused(Diagnostic)
}

/// A function that reads a file by its path relative to the script's folder.
///
/// The span is that of the path in the source, for a diagnostic if the file is refused.
package typealias ScriptLoader = (_ path: String, SourceSpan) -> UsedFile
