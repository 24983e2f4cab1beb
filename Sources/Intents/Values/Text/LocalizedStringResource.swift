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

  /// The key in a string table: the text with `%@` for each value.
  public let key: String
  /// The text that is shown, before it is translated.
  public let defaultValue: String.LocalizationValue
  /// The string table that the author named; `nil` for the default table.
  public let table: String?

  /// Creates a resource with the text `defaultValue`; locale, bundle and comment are ignored.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
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
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
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
