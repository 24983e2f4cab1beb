internal import Ground
internal import SharedStore
package import WidgetIntents
internal import WidgetTimeline
package import Wire

/// The reason why an extension could not fulfil a request, as sent to the host.
package enum ServedFailure: Error, Equatable, Sendable {
  /// An error of the intent, its parameters or its author's code.
  case intent(IntentError)
  /// An error of the store, with its exit code.
  case store(message: String, hint: String?, exitCode: Int32)
  /// An error of the widget's timeline provider, or of the timeline that it returned.
  case timeline(message: String, hint: String?)
  case unknownWidget(kind: String, known: [String])
  case unsupportedFamily(kind: String, family: String, supported: [String])
  /// The extension cannot read or does not support the request.
  case badRequest(detail: String)
  /// The answer exceeds the length of a message.
  case tooLarge(detail: String)
  /// The host has sent more requests than `FrameLimits.requestsAtOnce` before their answers.
  case busy
  case cancelled
  /// Another error that the author's code has thrown.
  case author(description: String)

  /// Converts any error of a request to the form that is sent.
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

  /// A description of the problem that includes the value.
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

  /// Advice on how to fix the problem; `nil` if there is none.
  package var hint: String? {
    switch self {
    case .intent(let error): error.hint
    case .store(_, let hint, _), .timeline(_, let hint): hint
    case .unknownWidget(_, let known): known.isEmpty ? nil : "it has: \(list(known))"
    case .unsupportedFamily(_, _, let supported):
      supported.isEmpty ? nil : "it comes in: \(list(supported))"
    case .badRequest: "host and extension may be of different versions; build both again"
    case .tooLarge: "make fewer entries, or smaller ones"
    case .busy: "try again; nothing was changed"
    case .cancelled, .author: nil
    }
  }

  /// The exit code of a command that ends with this failure, from the numbers in sysexits.h (CL-2).
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

extension ServedFailure: WiredChoice {
  package static var noun: StaticString { "failure" }

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let intent = try c.when("intent", 0, value) {
      if case .intent(let error) = $0 { error } else { nil }
    }
    if let it = intent {
      return .intent(
        try c.required("error", 0, it)
      )
    }
    let store = try c.when("store", 1, value) {
      if case .store(let message, let hint, let exitCode) = $0 {
        (message, hint, exitCode)
      } else {
        nil
      }
    }
    if let it = store {
      return .store(
        message: try c.required("message", 0, it?.0),
        hint: try c.field("hint", 1, it?.1),
        exitCode: try c.required("exitCode", 2, it?.2)
      )
    }
    let timeline = try c.when("timeline", 2, value) {
      if case .timeline(let message, let hint) = $0 { (message, hint) } else { nil }
    }
    if let it = timeline {
      return .timeline(
        message: try c.required("message", 0, it?.0),
        hint: try c.field("hint", 1, it?.1)
      )
    }
    let unknownWidget = try c.when("unknownWidget", 3, value) {
      if case .unknownWidget(let kind, let known) = $0 { (kind, known) } else { nil }
    }
    if let it = unknownWidget {
      return .unknownWidget(
        kind: try c.required("kind", 0, it?.0),
        known: try c.list("known", 1, it?.1)
      )
    }
    let unsupportedFamily = try c.when("unsupportedFamily", 4, value) {
      if case .unsupportedFamily(let kind, let family, let supported) = $0 {
        (kind, family, supported)
      } else {
        nil
      }
    }
    if let it = unsupportedFamily {
      return .unsupportedFamily(
        kind: try c.required("kind", 0, it?.0),
        family: try c.required("family", 1, it?.1),
        supported: try c.list("supported", 2, it?.2)
      )
    }
    let badRequest = try c.when("badRequest", 5, value) {
      if case .badRequest(let detail) = $0 { detail } else { nil }
    }
    if let it = badRequest {
      return .badRequest(
        detail: try c.required("detail", 0, it)
      )
    }
    let tooLarge = try c.when("tooLarge", 6, value) {
      if case .tooLarge(let detail) = $0 { detail } else { nil }
    }
    if let it = tooLarge {
      return .tooLarge(
        detail: try c.required("detail", 0, it)
      )
    }
    if try c.isCase("busy", 7, value, { if case .busy = $0 { true } else { false } }) {
      return .busy
    }
    if try c.isCase("cancelled", 8, value, { if case .cancelled = $0 { true } else { false } }) {
      return .cancelled
    }
    let author = try c.when("author", 9, value) {
      if case .author(let description) = $0 { description } else { nil }
    }
    if let it = author {
      return .author(
        description: try c.required("description", 0, it)
      )
    }
    throw c.unknown(noun)
  }
}
