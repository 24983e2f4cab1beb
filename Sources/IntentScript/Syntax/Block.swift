/// Statements between braces.
package struct Block: Sendable {
  package let statements: [Statement]
  /// From the opening brace to after the closing one.
  package let span: SourceSpan

  package init(_ statements: [Statement], at span: SourceSpan) {
    self.statements = statements
    self.span = span
  }
}
