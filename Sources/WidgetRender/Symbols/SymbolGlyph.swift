/// The character that stands for an SF Symbol, one cell wide in both forms.
package struct SymbolGlyph: Sendable, Hashable {
  package var unicode: Unicode.Scalar
  package var ascii: Unicode.Scalar

  package init(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) {
    self.unicode = unicode
    self.ascii = ascii
  }

  /// What is drawn for a name that the table does not know (SU-69).
  package static let fallback = SymbolGlyph("◆", "*")

  func scalar(isASCII: Bool) -> Unicode.Scalar { isASCII ? ascii : unicode }

  func text(isASCII: Bool) -> String { String(Character(scalar(isASCII: isASCII))) }

  /// The glyph for an SF Symbols name; variants such as `.fill` fall back to the plain name.
  package static func named(_ name: String) -> SymbolGlyph {
    if let known = table[name] { return known }
    var rest = Substring(name)
    // A name has few parts; longer ones are not symbols.
    for _ in 0..<maximumParts {
      guard let dot = rest.lastIndex(of: ".") else { break }
      rest = rest[..<dot]
      if let known = table[String(rest)] { return known }
    }
    return fallback
  }

  private static let maximumParts = 8
}
