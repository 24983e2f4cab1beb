internal import Ground
internal import SharedStore
package import WidgetIntents
internal import WidgetTimeline

/// Why an extension could not do what it was asked; it travels to the host as it is.
package enum ServedFailure: Error, Equatable, Sendable {
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
      default: .author(description: ErrorWords.text(of: error))
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
    case .timeline, .tooLarge: ExitCode.unavailable.rawValue
    case .unknownWidget, .unsupportedFamily: ExitCode.usage.rawValue
    case .badRequest: ExitCode.internalError.rawValue
    case .busy: ExitCode.busy.rawValue
    case .cancelled: ExitCode.interrupted.rawValue
    case .author: 1
    }
  }

  private func list(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}

extension ServedFailure: Codable {
  private struct StoreRefusal: Codable {
    var message: String
    var hint: String?
    var exitCode: Int32
  }

  private struct TimelineFault: Codable {
    var message: String
    var hint: String?
  }

  private struct UnknownWidget: Codable {
    var kind: String
    var known: [String]
  }

  private struct UnsupportedFamily: Codable {
    var kind: String
    var family: String
    var supported: [String]
  }

  private struct Detail: Codable {
    var detail: String
  }

  private struct Description: Codable {
    var description: String
  }

  package init(from decoder: any Decoder) throws {
    let failure = try CodedCase(from: decoder)
    switch failure.name {
    case "intent": self = .intent(try failure.value())
    case "store":
      let refusal: StoreRefusal = try failure.value()
      self = .store(message: refusal.message, hint: refusal.hint, exitCode: refusal.exitCode)
    case "timeline":
      let fault: TimelineFault = try failure.value()
      self = .timeline(message: fault.message, hint: fault.hint)
    case "unknownWidget":
      let widget: UnknownWidget = try failure.value()
      self = .unknownWidget(kind: widget.kind, known: widget.known)
    case "unsupportedFamily":
      let size: UnsupportedFamily = try failure.value()
      self = .unsupportedFamily(kind: size.kind, family: size.family, supported: size.supported)
    case "badRequest": self = .badRequest(detail: try failure.value(Detail.self).detail)
    case "tooLarge": self = .tooLarge(detail: try failure.value(Detail.self).detail)
    case "busy": self = .busy
    case "cancelled": self = .cancelled
    case "author": self = .author(description: try failure.value(Description.self).description)
    default: throw failure.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .intent(let error): try CodedCase.encode("intent", error, to: encoder)
    case .store(let message, let hint, let exitCode):
      let refusal = StoreRefusal(message: message, hint: hint, exitCode: exitCode)
      try CodedCase.encode("store", refusal, to: encoder)
    case .timeline(let message, let hint):
      try CodedCase.encode("timeline", TimelineFault(message: message, hint: hint), to: encoder)
    case .unknownWidget(let kind, let known):
      try CodedCase.encode("unknownWidget", UnknownWidget(kind: kind, known: known), to: encoder)
    case .unsupportedFamily(let kind, let family, let supported):
      let size = UnsupportedFamily(kind: kind, family: family, supported: supported)
      try CodedCase.encode("unsupportedFamily", size, to: encoder)
    case .badRequest(let detail):
      try CodedCase.encode("badRequest", Detail(detail: detail), to: encoder)
    case .tooLarge(let detail):
      try CodedCase.encode("tooLarge", Detail(detail: detail), to: encoder)
    case .busy: try CodedCase.encode("busy", to: encoder)
    case .cancelled: try CodedCase.encode("cancelled", to: encoder)
    case .author(let description):
      try CodedCase.encode("author", Description(description: description), to: encoder)
    }
  }
}
