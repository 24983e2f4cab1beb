#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date: _IntentValue {
  public static var _intentValueType: IntentValueType { .date }
  public var _intentValue: IntentValue { .date(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .date(let exact) = value { exact } else { nil }
  }

  /// A day alone is its first instant (LG-3); a time alone is today's.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Date {
    switch input {
    case .value(.date(let value)): return value
    case .value(.dateComponents(let value)):
      if let date = MomentText.date(of: value, in: context) { return date }
    case .text(let text), .value(.string(let text)):
      if let moment = MomentText(text, in: context),
        let date = moment.date(in: context)
      {
        return date
      }
    default: break
    }
    throw .mistyped(
      parameter,
      "an instant, a day or a word such as tomorrow",
      input,
      "2026-12-01T09:00, today, friday or \"tomorrow 09:00\""
    )
  }
}

extension DateComponents: _IntentValue {
  public static var _intentValueType: IntentValueType { .dateComponents }
  public var _intentValue: IntentValue { .dateComponents(CodedComponents(self).components) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .dateComponents(let exact) = value { exact } else { nil }
  }

  /// A day without a time keeps neither hour nor minute, which distinguishes it from midnight.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> DateComponents {
    switch input {
    case .value(.dateComponents(let value)): return value
    case .value(.date(let value)): return MomentText.components(of: value, in: context)
    case .text(let text), .value(.string(let text)):
      if let moment = MomentText(text, in: context) { return moment.components(in: context) }
    default: break
    }
    throw .mistyped(
      parameter,
      "a day, an instant or a word such as tomorrow",
      input,
      "2026-12-01, today, friday or \"tomorrow 09:00\""
    )
  }
}
