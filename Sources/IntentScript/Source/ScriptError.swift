package import Wire

/// The error that ended a script.
package enum ScriptError: Error, Sendable, Hashable {
  /// The check found errors, and no statement has run (LG-14).
  case rejected([Diagnostic])
  /// A statement failed; `intent` is the name of the failed intent, `nil` if no intent failed.
  case failed(message: String, hint: String?, at: SourceSpan, intent: String?, exitCode: Int32)
  /// One of ``ScriptLimits`` was reached.
  case limit(name: String, value: Int, at: SourceSpan)
  /// The user cancelled the script.
  case cancelled(at: SourceSpan)
}

extension ScriptError: WiredChoice {
  package static var noun: StaticString { "error" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let rejected = try c.when("rejected", 0, value) {
      if case .rejected(let diagnostics) = $0 { diagnostics } else { nil }
    }
    if let it = rejected {
      return .rejected(
        try c.list("diagnostics", 0, it)
      )
    }
    let failed = try c.when("failed", 1, value) {
      if case .failed(let message, let hint, let at, let intent, let exitCode) = $0 {
        (message, hint, at, intent, exitCode)
      } else {
        nil
      }
    }
    if let it = failed {
      return .failed(
        message: try c.required("message", 0, it?.0),
        hint: try c.field("hint", 1, it?.1),
        at: try c.required("at", 2, it?.2),
        intent: try c.field("intent", 3, it?.3),
        exitCode: try c.required("exitCode", 4, it?.4)
      )
    }
    let limit = try c.when("limit", 2, value) {
      if case .limit(let name, let value, let at) = $0 { (name, value, at) } else { nil }
    }
    if let it = limit {
      return .limit(
        name: try c.required("name", 0, it?.0),
        value: try c.required("value", 1, it?.1),
        at: try c.required("at", 2, it?.2)
      )
    }
    let cancelled = try c.when("cancelled", 3, value) {
      if case .cancelled(let at) = $0 { at } else { nil }
    }
    if let it = cancelled {
      return .cancelled(
        at: try c.required("at", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}

/// The limits of a script (LG-17), named like the options of the command line.
package struct ScriptLimits: Sendable, Hashable {
  /// The maximum bytes of one file: a million lines of ordinary length.
  package var fileBytes = 64 << 20
  /// The maximum number of steps, counted at loops and calls: a minute of the fastest loop.
  package var steps = 100_000_000
  /// The maximum depth of nested function calls.
  package var depth = 200
  /// The maximum number of elements of one list.
  package var values = 1_000_000
  /// The maximum size of one string in bytes.
  package var bytes = 16 << 20
  /// The maximum size of all printed output in bytes.
  package var outputBytes = 64 << 20
  /// The time limit in seconds, not counting users' answers and `wait`.
  package var seconds = 600
  /// The maximum total time of all `wait` statements in seconds: a day.
  package var waitSeconds = 86_400

  package init() {}
}

extension ScriptLimits: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var limits = Self()
    limits.fileBytes = try c.required("fileBytes", 0, value?.fileBytes)
    limits.steps = try c.required("steps", 1, value?.steps)
    limits.depth = try c.required("depth", 2, value?.depth)
    limits.values = try c.required("values", 3, value?.values)
    limits.bytes = try c.required("bytes", 4, value?.bytes)
    limits.outputBytes = try c.required("outputBytes", 5, value?.outputBytes)
    limits.seconds = try c.required("seconds", 6, value?.seconds)
    limits.waitSeconds = try c.required("waitSeconds", 7, value?.waitSeconds)
    return limits
  }
}
