internal import WidgetIntents

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

extension ScriptError: Codable {
  private struct Failure: Codable {
    var message: String
    var hint: String?
    var at: SourceSpan
    var intent: String?
    var exitCode: Int32
  }

  private struct Limit: Codable {
    var name: String
    var value: Int
    var at: SourceSpan
  }

  private struct Cancellation: Codable {
    var at: SourceSpan
  }

  package init(from decoder: any Decoder) throws {
    let error = try CodedCase(from: decoder)
    switch error.name {
    case "rejected": self = .rejected(try error.value())
    case "failed":
      let failure: Failure = try error.value()
      self = .failed(
        message: failure.message,
        hint: failure.hint,
        at: failure.at,
        intent: failure.intent,
        exitCode: failure.exitCode
      )
    case "limit":
      let limit: Limit = try error.value()
      self = .limit(name: limit.name, value: limit.value, at: limit.at)
    case "cancelled": self = .cancelled(at: try error.value(Cancellation.self).at)
    default: throw error.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .rejected(let diagnostics): try CodedCase.encode("rejected", diagnostics, to: encoder)
    case .failed(let message, let hint, let span, let intent, let exitCode):
      let failure = Failure(
        message: message,
        hint: hint,
        at: span,
        intent: intent,
        exitCode: exitCode
      )
      try CodedCase.encode("failed", failure, to: encoder)
    case .limit(let name, let value, let span):
      try CodedCase.encode("limit", Limit(name: name, value: value, at: span), to: encoder)
    case .cancelled(let span):
      try CodedCase.encode("cancelled", Cancellation(at: span), to: encoder)
    }
  }
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
  /// Wall time without the time that people take to answer and the time of `wait`.
  package var seconds = 600
  /// The time of all `wait` statements together: a day.
  package var waitSeconds = 86_400

  package init() {}
}

extension ScriptLimits {
  private enum CodingKeys: String, CodingKey {
    case fileBytes, steps, depth, values, bytes, outputBytes, seconds, waitSeconds
  }

  /// Reads limits; one that the sender does not know has its default.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value(_ key: CodingKeys, _ other: Int) throws -> Int {
      try container.decodeIfPresent(Int.self, forKey: key) ?? other
    }
    fileBytes = try value(.fileBytes, fileBytes)
    steps = try value(.steps, steps)
    depth = try value(.depth, depth)
    values = try value(.values, values)
    bytes = try value(.bytes, bytes)
    outputBytes = try value(.outputBytes, outputBytes)
    seconds = try value(.seconds, seconds)
    waitSeconds = try value(.waitSeconds, waitSeconds)
  }
}
