/// Something wrong with a script: what, where, and what to do.
package struct Diagnostic: Sendable, Hashable, Codable {
  /// What was expected and what was found, without a full stop: "expected Int, found String".
  package let message: String
  /// What exactly is wrong.
  package let span: SourceSpan
  /// One thing to do, without a full stop: "did you mean `complete-to-do`?".
  package let hint: String?

  package init(_ message: String, at span: SourceSpan, hint: String? = nil) {
    self.message = message
    self.span = span
    self.hint = hint
  }
}
