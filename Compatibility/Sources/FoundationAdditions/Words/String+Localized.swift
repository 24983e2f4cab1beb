public import Foundation
public import WidgetIntents

extension String {
  /// Creates a text that a string table of the bundle may replace, unless it contains interpolated
  /// values.
  ///
  /// The locale has no effect.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(keyAndValue)
    self.init(resource, key: resource.key, table: table, bundle: bundle)
  }

  /// Creates the text that a string table has for a key; `defaultValue` if there is none, or if it
  /// contains interpolated values.
  ///
  /// The locale has no effect.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(defaultValue)
    self.init(resource, key: key.description, table: table, bundle: bundle)
  }

  private init(_ resource: LocalizedStringResource, key: String, table: String?, bundle: Bundle?) {
    let text = String(localized: resource)
    // A table's text has places for values, and the values are in the text already.
    guard text == resource.key else {
      self = text
      return
    }
    self = (bundle ?? .main).localizedString(forKey: key, value: text, table: table)
  }
}
