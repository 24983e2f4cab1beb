/// What came of a `use` statement's file.
package enum UsedFile: Sendable {
  /// Its bytes, and for messages its path from where the person stands.
  case read(name: String, [UInt8])
  /// Why it cannot be used, at the statement.
  case refused(Diagnostic)
}

/// Reads a file by its path from the script's folder; the span is that of the path, for a refusal.
package typealias ScriptLoader = (_ path: String, SourceSpan) -> UsedFile
