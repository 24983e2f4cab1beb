public import Foundation

extension Text {
  /// The words of `key` in the reader's language, read as inline Markdown (SU-54).
  ///
  /// - Parameters:
  ///   - key: What the table is searched for; a key that is not found is its own translation.
  ///   - tableName: The table without its extension; `nil` is `Localizable`.
  ///   - bundle: Where the tables are; `nil` is the extension's own bundle.
  ///   - comment: A hint for translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let elements = Translations.elements(of: key, table: tableName, bundle: bundle)
    self.init(pieces: InlineMarkdown.pieces(of: elements))
  }

  /// The words of `resource` in the reader's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
