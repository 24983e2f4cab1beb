internal import Ground
package import WidgetIntents

/// The reason why a machine cannot continue; ``ScriptMachine/span`` is the source range.
package enum ScriptFault: Error, Sendable, Hashable {
  /// A failure that `catch` handles; `intent` is the name of the failed intent, `nil` if no intent
  /// failed.
  case failed(message: String, hint: String?, intent: String?, exitCode: Int32)
  /// The user declined an intent's question (SC-22).
  case declined(message: String)
  /// One of ``ScriptLimits`` was reached.
  case limit(name: String, value: Int)
  case cancelled

  /// Returns the fault of a failed computation in the script itself.
  static func failure(_ message: String, hint: String? = nil) -> ScriptFault {
    .failed(message: message, hint: hint, intent: nil, exitCode: ExitCode.badData.rawValue)
  }

  /// The fault of an invalid program, which the compiler never emits.
  static var damaged: ScriptFault { .failure("the program is damaged") }

  /// Creates the fault of a failed intent, or of another action of the host.
  package init(_ error: IntentError, intent: String?) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .declined: .declined(message: error.message)
      default:
        .failed(
          message: error.message,
          hint: error.hint,
          intent: intent,
          exitCode: error.exitCode
        )
      }
  }

  /// Whether a `catch` handles the fault; cancellation and exceeded limits cannot be caught.
  var isCatchable: Bool {
    if case .failed = self { true } else { false }
  }

  /// The error entity that a `catch` binds to its name.
  var value: IntentValue {
    guard case .failed(let message, let hint, let intent, _) = self else { return .none }
    return .entity(
      EntityValue(
        type: "Error",
        id: "",
        title: message,
        properties: [
          EntityValue.Property(name: "message", value: .string(message)),
          EntityValue.Property(name: "hint", value: hint.map { .string($0) } ?? .none),
          EntityValue.Property(name: "intent", value: intent.map { .string($0) } ?? .none),
        ]
      )
    )
  }
}
