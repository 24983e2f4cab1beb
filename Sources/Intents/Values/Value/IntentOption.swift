public import Wire

/// A possible value of a parameter, with its displayed title.
public struct IntentOption: Sendable, Hashable {
  public let value: IntentValue
  /// The displayed title: the author's, or else the value's own text.
  public let title: String
  /// The second line of the option; `nil` if there is none.
  public let subtitle: String?

  /// Creates an option; without a title the value's own text is shown.
  public init(_ value: IntentValue, title: String? = nil, subtitle: String? = nil) {
    self.value = value
    self.title = title ?? value.displayText
    self.subtitle = subtitle
  }
}

extension IntentOption {
  /// The text that selects the value: an entity's number or identifier, a case's raw value,
  /// otherwise the value's text.
  package var word: String { value.word }

  /// Returns the option whose word, identifier or title is `text`.
  ///
  /// If there is none, case and accents are ignored.
  ///
  /// - Returns: `nil` if no option matches, or if several match only without case and accents.
  package static func meant(by text: String, among options: [IntentOption]) -> IntentOption? {
    if let exact = options.first(where: { $0.words.contains(text) }) { return exact }
    let wanted = FoldedText.fold(text)
    let found = options.filter { $0.words.contains { FoldedText.fold($0) == wanted } }
    return found.count == 1 ? found.first : nil
  }

  private var words: [String] {
    if case .entity(let entity) = value { return [word, entity.id, title] }
    return [word, value.displayText, title]
  }
}

extension IntentValue {
  /// The value as typed on a command line; the values of a list are separated by commas.
  package var word: String {
    switch self {
    case .enumeration(let value): value.rawValue
    case .entity(let value): value.shortID
    case .list(let values): values.map(\.word).joined(separator: ",")
    default: displayText
    }
  }
}

extension IntentOption: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("value", 0, value?.value),
      title: try c.required("title", 1, value?.title),
      subtitle: try c.field("subtitle", 2, value?.subtitle)
    )
  }
}
