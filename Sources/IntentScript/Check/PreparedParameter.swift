internal import WidgetIntents

/// A parameter of an intent or a function, ready for the calls that a script makes; one object for all.
final class PreparedParameter: Sendable {
  let name: String
  /// `nil` when the type is unknown, which has been told.
  let type: IntentValueType?
  let isRequired: Bool
  /// The bounds of a number.
  let range: ClosedRange<Double>?
  /// Raw values, where not all cases of the enumeration are allowed.
  let allowedCases: [String]?

  init(name: String, type: IntentValueType?) {
    self.name = name
    self.type = type
    isRequired = true
    range = nil
    allowedCases = nil
  }

  init(_ metadata: ParameterMetadata) {
    name = metadata.name
    type = metadata.type
    isRequired = metadata.isRequired
    range = metadata.range.flatMap(Self.bounds)
    allowedCases = metadata.cases?.compactMap { value in
      if case .enumeration(let value) = value { value.rawValue } else { nil }
    }
  }

  /// The metadata keeps a range in words: "from 1 to 10".
  private static func bounds(_ text: String) -> ClosedRange<Double>? {
    let words = text.split(separator: " ")
    guard words.count == 4, words[0] == "from", words[2] == "to", let lower = Double(words[1]),
      let upper = Double(words[3]), lower <= upper
    else { return nil }
    return lower...upper
  }
}
