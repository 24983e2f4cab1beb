public import Foundation
public import WidgetIntents

extension LocalizedStringResource {
  /// The user's locale; assignments have no effect, because the text is always in the user's
  /// language.
  public var locale: Locale {
    get { .current }
    set {}
  }
}

extension AttributedString {
  /// Creates a text that a string table of the bundle may replace; the locale has no effect.
  ///
  /// Markdown in the text is not parsed.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
  }

  /// Creates the text of a resource in the current language; Markdown in the text is not parsed.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
