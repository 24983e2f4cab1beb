/// Why a script did not run to its end.
package enum ScriptError: Error, Sendable, Hashable, Codable {
  /// The check found something wrong, and nothing has run (LG-14).
  case rejected([Diagnostic])
  /// A statement failed; `intent` is the one that did, if one did.
  case failed(message: String, hint: String?, at: SourceSpan, intent: String?, exitCode: Int32)
  /// One of ``ScriptLimits`` was reached.
  case limit(name: String, value: Int, at: SourceSpan)
  /// Somebody wants it to end.
  case cancelled(at: SourceSpan)
}
