import Essentials

/// A duration of exact length as a parameter, such as `10 s`, without calendar units such as
/// months.
extension Duration: _IntentValue {
  private static var attosecondsPerMicrosecond: Int64 { 1_000_000_000_000 }

  public static var _intentValueType: IntentValueType { .duration }

  public var _intentValue: IntentValue {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !overflow else {
      return .duration(CalendarDuration(microseconds: seconds < 0 ? .min : .max))
    }
    let (sum, sumOverflow) = whole.addingReportingOverflow(
      attoseconds / Self.attosecondsPerMicrosecond
    )
    return .duration(CalendarDuration(microseconds: sumOverflow ? whole : sum))
  }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    guard case .duration(let span) = value, span.isExact else { return nil }
    return Duration.microseconds(span.microseconds)
  }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Duration {
    switch input {
    case .value(let value):
      if let exact = _exact(value) as? Duration { return exact }
    case .text: break
    }
    let text: String? =
      switch input {
      case .text(let text), .value(.string(let text)): text
      default: nil
      }
    if let text, let span = CalendarDuration(text), span.isExact {
      return .microseconds(span.microseconds)
    }
    throw .mistyped(parameter, "an exact span of time", input, "\"90 s\", \"5 min\" or \"2 h\"")
  }
}

extension IntentParameter where Value.ValueType == Duration {
  /// Creates a parameter of exact durations, which have no calendar units such as months.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}
