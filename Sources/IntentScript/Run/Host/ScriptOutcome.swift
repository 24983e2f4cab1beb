internal import Ground
package import WidgetIntents
package import Wire

/// The outcome of running a script: its value, exit code and error, and the intents that were
/// committed.
package struct ScriptOutcome: Sendable, Hashable {
  /// An intent whose effect is on the disk.
  package struct Committed: Sendable, Hashable {
    /// The intent's name on the command line.
    package let intent: String
    package let line: Int

    package init(intent: String, line: Int) {
      self.intent = intent
      self.line = line
    }
  }

  /// The value that the script returned; `none` if there is none.
  package var value: IntentValue
  /// The exit code of the command: 0, the script's own `exit`, or the error's (CL-2).
  package var exitCode: Int32
  /// The reason why the script ended early; `nil` if it did not.
  package var error: ScriptError?
  /// Whether the outcome is known; `false` for a dry run that could not continue (LG-31).
  package var isKnown: Bool
  /// The number of intents whose effects are on the disk.
  package var committedCount: Int
  /// The last intents whose effects are on the disk, in the order in which they ran; at most
  /// ``mostListed``.
  package var committed: [Committed]

  /// The number of intents that an earlier run with the same idempotency key had performed; `nil`
  /// means 0.
  package var repeatedCount: Int?

  /// The most entries of a list in a message, each on a line.
  package static let mostListed = 20

  package init(
    value: IntentValue = .none,
    exitCode: Int32 = 0,
    error: ScriptError? = nil,
    isKnown: Bool = true,
    committedCount: Int = 0,
    committed: [Committed] = []
  ) {
    self.value = value
    self.exitCode = exitCode
    self.error = error
    self.isKnown = isKnown
    self.committedCount = committedCount
    self.committed = committed
  }
}

/// An event of a running script, in order; delivered after the commit that it reports (LG-15).
package enum ScriptEvent: Sendable, Hashable {
  /// A line that `print` or `show` wrote.
  case output(String)
  /// An intent was performed.
  case performed(intent: String, arguments: [IntentArgument], outcome: IntentOutcome, line: Int)
  /// A statement is about to run; only if tracing is requested.
  case statement(line: Int, text: String)
  /// The value that the script returned.
  case result(IntentValue)
  /// A dry run cannot continue, for a reason; `hint` is advice on getting further (LG-31).
  case unknown(reason: String, hint: String?, at: Place)
  /// An intent that a real run may perform after the end of a dry run, with the names of its
  /// parameters.
  case possible(intent: String, parameters: [String], at: Place)

  /// A line in one of the files of a script.
  package struct Place: Sendable, Hashable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}

extension ScriptOutcome: WiredRecord {
  @inlinable
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var outcome = Self(
      value: try c.required("value", 0, value?.value),
      exitCode: try c.required("exitCode", 1, value?.exitCode),
      error: try c.field("error", 2, value?.error),
      isKnown: try c.mark("isKnown", 3, value?.isKnown),
      committedCount: try c.required("committedCount", 4, value?.committedCount),
      committed: try c.list("committed", 5, value?.committed)
    )
    outcome.repeatedCount = try c.field("repeatedCount", 6, value?.repeatedCount)
    return outcome
  }
}

extension ScriptOutcome.Committed: WiredRecord {
  @inlinable
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      intent: try c.required("intent", 0, value?.intent),
      line: try c.required("line", 1, value?.line)
    )
  }
}

extension ScriptEvent: WiredChoice {
  @inlinable package static var noun: StaticString { "event" }

  @inlinable
  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let output = try c.when("output", 0, value) {
      if case .output(let line) = $0 { line } else { nil }
    }
    if let it = output {
      return .output(
        try c.required("line", 0, it)
      )
    }
    let performed = try c.when("performed", 1, value) {
      if case .performed(let intent, let arguments, let outcome, let line) = $0 {
        (intent, arguments, outcome, line)
      } else {
        nil
      }
    }
    if let it = performed {
      return .performed(
        intent: try c.required("intent", 0, it?.0),
        arguments: try c.list("arguments", 1, it?.1),
        outcome: try c.required("outcome", 2, it?.2),
        line: try c.required("line", 3, it?.3)
      )
    }
    let statement = try c.when("statement", 2, value) {
      if case .statement(let line, let text) = $0 { (line, text) } else { nil }
    }
    if let it = statement {
      return .statement(
        line: try c.required("line", 0, it?.0),
        text: try c.required("text", 1, it?.1)
      )
    }
    let result = try c.when("result", 3, value) {
      if case .result(let value) = $0 { value } else { nil }
    }
    if let it = result {
      return .result(
        try c.required("value", 0, it)
      )
    }
    let unknown = try c.when("unknown", 4, value) {
      if case .unknown(let reason, let hint, let place) = $0 { (reason, hint, place) } else { nil }
    }
    if let it = unknown {
      return .unknown(
        reason: try c.required("reason", 0, it?.0),
        hint: try c.field("hint", 1, it?.1),
        at: try c.required("place", 2, it?.2)
      )
    }
    let possible = try c.when("possible", 5, value) {
      if case .possible(let intent, let parameters, let place) = $0 {
        (intent, parameters, place)
      } else {
        nil
      }
    }
    if let it = possible {
      return .possible(
        intent: try c.required("intent", 0, it?.0),
        parameters: try c.list("parameters", 1, it?.1),
        at: try c.required("place", 2, it?.2)
      )
    }
    throw c.unknown(noun)
  }
}

extension ScriptEvent.Place: WiredRecord {
  @inlinable
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      file: try c.required("file", 0, value?.file),
      line: try c.required("line", 1, value?.line)
    )
  }
}

extension ScriptError {
  /// The exit code of a command whose script ended with this error (CL-2).
  package var exitCode: Int32 {
    switch self {
    case .rejected, .limit: ExitCode.badData.rawValue
    case .failed(_, _, _, _, let exitCode): exitCode
    case .cancelled: ExitCode.interrupted.rawValue
    }
  }

  init(_ fault: ScriptFault, at span: SourceSpan) {
    self =
      switch fault {
      case .failed(let message, let hint, let intent, let exitCode):
        .failed(message: message, hint: hint, at: span, intent: intent, exitCode: exitCode)
      case .declined(let message):
        .failed(message: message, hint: nil, at: span, intent: nil, exitCode: 1)
      case .limit(let name, let value): .limit(name: name, value: value, at: span)
      case .cancelled: .cancelled(at: span)
      }
  }
}
