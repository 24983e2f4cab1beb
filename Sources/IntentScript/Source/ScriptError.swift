package import Wire

/// Why a script did not run to its end.
package enum ScriptError: Error, Sendable, Hashable {
  /// The check found something wrong, and nothing has run (LG-14).
  case rejected([Diagnostic])
  /// A statement failed; `intent` is the one that did, if one did.
  case failed(message: String, hint: String?, at: SourceSpan, intent: String?, exitCode: Int32)
  /// One of ``ScriptLimits`` was reached.
  case limit(name: String, value: Int, at: SourceSpan)
  /// The user cancelled it.
  case cancelled(at: SourceSpan)
}

extension ScriptError: WiredChoice {
  package static var noun: StaticString { "error" }

  package static func cases<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    if let it = try coder.when(
      "rejected",
      0,
      value,
      { if case .rejected(let diagnostics) = $0 { diagnostics } else { nil } }
    ) {
      return .rejected(
        try coder.list("diagnostics", 0, it)
      )
    }
    if let it = try coder.when(
      "failed",
      1,
      value,
      {
        if case .failed(let message, let hint, let at, let intent, let exitCode) = $0 {
          (message, hint, at, intent, exitCode)
        } else {
          nil
        }
      }
    ) {
      return .failed(
        message: try coder.required("message", 0, it?.0),
        hint: try coder.field("hint", 1, it?.1),
        at: try coder.required("at", 2, it?.2),
        intent: try coder.field("intent", 3, it?.3),
        exitCode: try coder.required("exitCode", 4, it?.4)
      )
    }
    if let it = try coder.when(
      "limit",
      2,
      value,
      { if case .limit(let name, let value, let at) = $0 { (name, value, at) } else { nil } }
    ) {
      return .limit(
        name: try coder.required("name", 0, it?.0),
        value: try coder.required("value", 1, it?.1),
        at: try coder.required("at", 2, it?.2)
      )
    }
    if let it = try coder.when(
      "cancelled",
      3,
      value,
      { if case .cancelled(let at) = $0 { at } else { nil } }
    ) {
      return .cancelled(
        at: try coder.required("at", 0, it)
      )
    }
    throw coder.unknown(noun)
  }
}

/// The bounds that a script is held to (LG-17); the names are those of the command line's options.
package struct ScriptLimits: Sendable, Hashable {
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
  /// Wall time without the time that people take to answer and the time of `wait`.
  package var seconds = 600
  /// The time of all `wait` statements together: a day.
  package var waitSeconds = 86_400

  package init() {}
}

extension ScriptLimits: WiredRecord {
  package static func fields<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    var limits = Self()
    limits.fileBytes = try coder.required("fileBytes", 0, value?.fileBytes)
    limits.steps = try coder.required("steps", 1, value?.steps)
    limits.depth = try coder.required("depth", 2, value?.depth)
    limits.values = try coder.required("values", 3, value?.values)
    limits.bytes = try coder.required("bytes", 4, value?.bytes)
    limits.outputBytes = try coder.required("outputBytes", 5, value?.outputBytes)
    limits.seconds = try coder.required("seconds", 6, value?.seconds)
    limits.waitSeconds = try coder.required("waitSeconds", 7, value?.waitSeconds)
    return limits
  }
}
