public import Foundation
public import WidgetIntents

extension LocalizedStringResource {
  /// The reader's locale; a text is in the language that is spoken, whatever is set here.
  public var locale: Locale {
    get { .current }
    set {}
  }
}

extension AttributedString {
  /// Text that a string table of the bundle may replace; Markdown in it stands as it is written.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
  }

  /// The text of a resource in the language that is spoken; Markdown in it stands as it is written.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
