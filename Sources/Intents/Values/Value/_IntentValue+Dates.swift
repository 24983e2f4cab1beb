public import Essentials
internal import Moments

extension Date: _IntentValue {
  public static var _intentValueType: IntentValueType { .date }
  public var _intentValue: IntentValue { .date(self) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .date(let exact) = value { exact } else { nil }
  }

  /// Resolves a date.
  ///
  /// A day without a time is its first instant (LG-3); a time without a day is its next occurrence.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Date {
    switch input {
    case .value(.date(let value)): return value
    case .value(.dateComponents(let value)):
      if let date = context.date(of: value) { return date }
    case .text(let text), .value(.string(let text)):
      let moment = try context.moment(text, parameter, input)
      return context.date(of: moment)
    default: break
    }
    throw .mistyped(parameter, MomentFault.dayOrTime, input, MomentFault.commonExamples)
  }
}

extension DateComponents: _IntentValue {
  public static var _intentValueType: IntentValueType { .dateComponents }
  public var _intentValue: IntentValue { .dateComponents(CodedComponents(self).components) }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    if case .dateComponents(let exact) = value { exact } else { nil }
  }

  /// Resolves date components; a day without a time has neither hour nor minute, unlike midnight.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> DateComponents {
    switch input {
    case .value(.dateComponents(let value)): return value
    case .value(.date(let value)): return context.components(of: value)
    case .text(let text), .value(.string(let text)):
      let moment = try context.moment(text, parameter, input)
      return context.components(of: moment)
    default: break
    }
    throw .mistyped(parameter, MomentFault.dayOrTime, input, MomentFault.commonExamples)
  }
}

extension IntentContext {
  /// Parses a text as a day or a time.
  ///
  /// - Throws: The parameter's error, with the unknown words and the valid forms.
  fileprivate func moment(
    _ text: String,
    _ parameter: String,
    _ input: IntentInput
  ) throws(IntentError) -> WrittenMoment {
    do throws(MomentFault) {
      return try moment(text)
    } catch {
      let detail = error.detail(of: text).map { " (\($0))" } ?? ""
      throw .mistyped(parameter, MomentFault.dayOrTime + detail, input, error.typedForms)
    }
  }
}

extension MomentFault {
  fileprivate static var commonExamples: String { MomentFault("").typedForms }
  fileprivate static var dayOrTime: String {
    String(english: "a day or a time", turkish: "bir gün ya da saat")
  }
}
