internal import SharedStore
package import WidgetIntents
internal import WidgetTimeline

/// Why an extension could not do what it was asked; it travels to the host as it is.
package enum ServedFailure: Error, Codable, Equatable, Sendable {
  /// The intent, its parameters or its author's code.
  case intent(IntentError)
  /// The store refused, with the exit code that its error has.
  case store(message: String, hint: String?, exitCode: Int32)
  /// The provider or its timeline.
  case timeline(message: String, hint: String?)
  case unknownWidget(kind: String, known: [String])
  case unsupportedFamily(kind: String, family: String, supported: [String])
  /// The request is not one that this extension understands.
  case badRequest(detail: String)
  /// The answer does not fit into a message.
  case tooLarge(detail: String)
  /// More requests at once than `FrameLimits.requestsAtOnce`.
  case busy
  case cancelled
  /// An error of the author's own.
  case author(description: String)

  /// The form in which any error of a request travels.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as ServedFailure: failure
      case IntentError.cancelled: .cancelled
      case let error as IntentError: .intent(error)
      case let error as StoreError:
        .store(message: error.message, hint: error.hint, exitCode: error.exitCode)
      case let error as TimelineError: .timeline(message: error.message, hint: error.hint)
      case let fault as FrameFault: .tooLarge(detail: fault.message)
      case is CancellationError: .cancelled
      default: .author(description: String(describing: error))
      }
  }

  /// What is wrong, with the value.
  package var message: String {
    switch self {
    case .intent(let error): error.message
    case .store(let message, _, _), .timeline(let message, _): message
    case .unknownWidget(let kind, _): "no widget of the kind '\(kind)'"
    case .unsupportedFamily(let kind, let family, _): "the widget '\(kind)' has no size \(family)"
    case .badRequest(let detail): "a request that it does not understand: \(detail)"
    case .tooLarge(let detail): "the answer is \(detail)"
    case .busy: "more than \(FrameLimits.requestsAtOnce) requests at once"
    case .cancelled: "cancelled"
    case .author(let description): description
    }
  }

  /// What to do about it; `nil` when there is nothing to advise.
  package var hint: String? {
    switch self {
    case .intent(let error): error.hint
    case .store(_, let hint, _), .timeline(_, let hint): hint
    case .unknownWidget(_, let known): known.isEmpty ? nil : "it has: \(list(known))"
    case .unsupportedFamily(_, _, let supported):
      supported.isEmpty ? nil : "it comes in: \(list(supported))"
    case .badRequest: "host and extension may be of different versions; build both anew"
    case .tooLarge: "make fewer entries, or smaller ones"
    case .busy: "try again; nothing was changed"
    case .cancelled, .author: nil
    }
  }

  /// The exit code of a command that ends with this failure, as sysexits.h has them (CL-2).
  package var exitCode: Int32 {
    switch self {
    case .intent(let error): error.exitCode
    case .store(_, _, let exitCode): exitCode
    case .timeline, .tooLarge: 69
    case .unknownWidget, .unsupportedFamily: 64
    case .badRequest: 70
    case .busy: 75
    case .cancelled: 130
    case .author: 1
    }
  }

  private func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}
