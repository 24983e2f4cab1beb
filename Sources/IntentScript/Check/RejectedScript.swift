/// A script in which something is wrong: everything that is, in source order (LG-14).
package struct RejectedScript: Error, Sendable {
  /// The script's file first, then those it uses; spans count over all of them.
  package let sources: [ScriptSource]
  package let diagnostics: [Diagnostic]

  package init(sources: [ScriptSource], diagnostics: [Diagnostic]) {
    self.sources = sources
    self.diagnostics = diagnostics
  }
}
