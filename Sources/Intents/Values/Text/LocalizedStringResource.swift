public import Essentials

#if !canImport(Darwin)
/// A piece of text that Apple's platforms look up in a string table; here it is its default value, or what its
/// author has written beside it in another language.
///
/// Linux Foundation has no such type, and App Intents sources name it everywhere.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// The bundle of a string table; without effect here.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  /// The key in a string table: the text with `%@` in place of each value.
  public let key: String
  /// The text that is shown.
  public let defaultValue: String.LocalizationValue
  /// The string table that the author named.
  public let table: String?

  /// Makes a resource whose text is `defaultValue`; locale, bundle and comment have no effect here.
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

  /// Makes a resource that is its own key; table, locale, bundle and comment have no effect on the text.
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
  /// Makes the text of a resource in the language that is spoken.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.spoken
  }
}
#endif

extension LocalizedStringResource {
  /// The displayed text.
  package var text: String { String(localized: self) }
}

#if !canImport(Darwin)
/// A type with a localized description; an error's is its message.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
#endif
