public import Essentials

#if !canImport(Darwin)
/// A text that is shown to users, optionally in several languages.
///
/// Apple's platforms look it up in a string table. Here it is its default value, or the text that
/// its author declares for another language.
///
/// ```swift
/// let title: LocalizedStringResource = "Add \(3) pages"
/// ```
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// The bundle that contains a string table; widgetctl ignores it.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  /// The contents, which all copies share.
  ///
  /// An entity has a title for each of its properties, and a list of 1,000 to-dos copies 21,000 titles several times
  /// (performance goal 14).
  private final class Contents: Sendable {
    let key: String
    let defaultValue: String.LocalizationValue
    let table: String?

    init(_ key: String, _ defaultValue: String.LocalizationValue, _ table: String?) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
    }
  }

  private let contents: Contents

  /// The key in a string table: the text with `%@` for each value.
  public var key: String { contents.key }
  /// The text that is shown, before it is translated.
  public var defaultValue: String.LocalizationValue { contents.defaultValue }
  /// The string table that the author named; `nil` for the default table.
  public var table: String? { contents.table }

  /// Creates a resource with the text `defaultValue`; locale, bundle and comment are ignored.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    contents = Contents(key.description, defaultValue, table)
  }

  /// Creates a resource whose text is also its key; table, locale, bundle and comment have no
  /// effect on the text.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    contents = Contents(keyAndValue.key, keyAndValue, table)
  }
}

extension LocalizedStringResource {
  private enum CodingKeys: CodingKey { case key, defaultValue, table }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    contents = Contents(
      try values.decode(String.self, forKey: .key),
      try values.decode(String.LocalizationValue.self, forKey: .defaultValue),
      try values.decodeIfPresent(String.self, forKey: .table)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(defaultValue, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents
      || left.key == right.key && left.defaultValue == right.defaultValue
        && left.table == right.table
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(defaultValue)
    hasher.combine(table)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// Creates the text of a resource in the user's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.spoken
  }
}
#endif

extension LocalizedStringResource {
  /// The text in the user's language, with its values inserted.
  package var text: String { String(localized: self) }
}

#if !canImport(Darwin)
/// A type with a localized description, which for an error is its message.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
#endif
