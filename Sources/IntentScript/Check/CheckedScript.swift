/// A script in which nothing is wrong, with what its names mean.
package struct CheckedScript: Sendable {
  /// The script's file first, then those it uses.
  package var sources: [ScriptSource]
  package var statements: [Statement]
  package var functions: [CheckedFunction]
  /// In the order of declaration.
  package var parameters: [CheckedParameter]
  /// Calls that perform the same intent with the same parameters share one.
  package var sites: [IntentSite]
  /// The extensions whose intents and entities the script names, in the order in which it does.
  package var hosts: [String]
  /// The places of the script's own frame.
  package var slots: Int
  /// By ``NodeID/index``.
  package var meanings: [Meaning]
  /// By the expression whose value has to change its type; few do.
  package var coercions: [NodeID: Coercion]

  package init(
    sources: [ScriptSource],
    statements: [Statement],
    functions: [CheckedFunction],
    parameters: [CheckedParameter],
    sites: [IntentSite],
    slots: Int,
    meanings: [Meaning],
    coercions: [NodeID: Coercion],
    hosts: [String] = []
  ) {
    self.sources = sources
    self.statements = statements
    self.functions = functions
    self.parameters = parameters
    self.sites = sites
    self.hosts = hosts
    self.slots = slots
    self.meanings = meanings
    self.coercions = coercions
  }

  package func meaning(of node: NodeID) -> Meaning { meanings[Int(node.index)] }
}
