/// Why a script did not run to its end.
package enum ScriptError: Error, Sendable, Hashable, Codable {
  /// The check found something wrong, and nothing has run (LG-14).
  case rejected([Diagnostic])
  /// A statement failed; `intent` is the one that did, if one did.
  case failed(message: String, hint: String?, at: SourceSpan, intent: String?, exitCode: Int32)
  /// One of ``ScriptLimits`` was reached.
  case limit(name: String, value: Int, at: SourceSpan)
  /// The user cancelled it.
  case cancelled(at: SourceSpan)
}

/// The bounds that a script is held to (LG-17); the names are those of the command line's options.
package struct ScriptLimits: Sendable, Hashable, Codable {
  /// Bytes of one file: a million lines of ordinary length.
  package var fileBytes = 64 << 20
  /// Steps of the machine, counted at loops and calls: a minute of the fastest loop.
  package var steps = 100_000_000
  /// Calls of functions in one another.
  package var depth = 200
  /// Elements of one list.
  package var values = 1_000_000
  /// Bytes of one string.
  package var bytes = 16 << 20
  /// Bytes of everything printed.
  package var outputBytes = 64 << 20
  /// Wall time without the time that people take to answer.
  package var seconds = 600

  package init() {}
}
