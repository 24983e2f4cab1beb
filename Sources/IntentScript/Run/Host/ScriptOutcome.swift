internal import Ground
package import WidgetIntents

/// How the run of a script ended.
package struct ScriptOutcome: Sendable, Hashable, Codable {
  /// An intent whose effect is on the disk.
  package struct Committed: Sendable, Hashable, Codable {
    /// The name on the command line.
    package let intent: String
    package let line: Int

    package init(intent: String, line: Int) {
      self.intent = intent
      self.line = line
    }
  }

  /// What the script returned; `none` where it returned nothing.
  package var value: IntentValue
  /// What the command ends with: 0, the script's own `exit`, or the error's (CL-2).
  package var exitCode: Int32
  /// Why the script did not run to its end.
  package var error: ScriptError?
  /// Whether it ran to its end: a dry run may know no more before (LG-31).
  package var isKnown: Bool
  /// How many intents were committed.
  package var committedCount: Int
  /// The last of them, in the order in which they ran; at most ``mostListed``.
  package var committed: [Committed]

  /// How many intents were not performed, as an earlier run of the same key had done it; `nil` is 0.
  package var repeatedCount: Int?

  /// What a person reads of a list that may have a hundred thousand lines.
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

/// What a script reports while it runs, in order; delivered after the commit that it speaks of (LG-15).
package enum ScriptEvent: Sendable, Hashable {
  /// A line that `print` or `show` wrote.
  case output(String)
  /// An intent was performed.
  case performed(intent: String, arguments: [IntentArgument], outcome: IntentOutcome, line: Int)
  /// A statement is about to run, where that is asked for.
  case statement(line: Int, text: String)
  /// What the script returned.
  case result(IntentValue)
  /// A dry run knows no more from here on, and why; `hint` lets it go further (LG-31).
  case unknown(reason: String, hint: String?, at: Place)
  /// An intent that a run may perform after what a dry run knows, by the names of its parameters.
  case possible(intent: String, parameters: [String], at: Place)

  /// A line of one of a script's files.
  package struct Place: Sendable, Hashable, Codable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}

extension ScriptEvent: Codable {
  private struct Performed: Codable {
    var intent: String
    var arguments: [IntentArgument]
    var outcome: IntentOutcome
    var line: Int
  }

  private struct Unknown: Codable {
    var reason: String
    var hint: String?
    var place: Place
  }

  private struct Possible: Codable {
    var intent: String
    var parameters: [String]
    var place: Place
  }

  private struct Statement: Codable {
    var line: Int
    var text: String
  }

  package init(from decoder: any Decoder) throws {
    let event = try CodedCase(from: decoder)
    switch event.name {
    case "output": self = .output(try event.value())
    case "performed":
      let run: Performed = try event.value()
      self = .performed(
        intent: run.intent,
        arguments: run.arguments,
        outcome: run.outcome,
        line: run.line
      )
    case "statement":
      let statement: Statement = try event.value()
      self = .statement(line: statement.line, text: statement.text)
    case "result": self = .result(try event.value())
    case "unknown":
      let end: Unknown = try event.value()
      self = .unknown(reason: end.reason, hint: end.hint, at: end.place)
    case "possible":
      let call: Possible = try event.value()
      self = .possible(intent: call.intent, parameters: call.parameters, at: call.place)
    default: throw event.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .output(let line): try CodedCase.encode("output", line, to: encoder)
    case .performed(let intent, let arguments, let outcome, let line):
      let run = Performed(intent: intent, arguments: arguments, outcome: outcome, line: line)
      try CodedCase.encode("performed", run, to: encoder)
    case .statement(let line, let text):
      try CodedCase.encode("statement", Statement(line: line, text: text), to: encoder)
    case .result(let value): try CodedCase.encode("result", value, to: encoder)
    case .unknown(let reason, let hint, let place):
      let end = Unknown(reason: reason, hint: hint, place: place)
      try CodedCase.encode("unknown", end, to: encoder)
    case .possible(let intent, let parameters, let place):
      let call = Possible(intent: intent, parameters: parameters, place: place)
      try CodedCase.encode("possible", call, to: encoder)
    }
  }
}

extension ScriptError {
  /// What the command ends with (CL-2).
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
