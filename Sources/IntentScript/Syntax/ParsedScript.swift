/// What the parser made of one file; wrong files have a tree too.
package struct ParsedScript: Sendable {
  package let source: ScriptSource
  package let statements: [Statement]
  /// Each from `//` to before the line's end, in source order; the `#!` line is the first of them.
  package let comments: [SourceSpan]
  /// What is wrong with the syntax, in source order.
  package let diagnostics: [Diagnostic]
  /// The number that the first node of the next file gets.
  package let nextNode: Int32

  package init(
    source: ScriptSource,
    statements: [Statement],
    comments: [SourceSpan],
    diagnostics: [Diagnostic],
    nextNode: Int32
  ) {
    self.source = source
    self.statements = statements
    self.comments = comments
    self.diagnostics = diagnostics
    self.nextNode = nextNode
  }
}
