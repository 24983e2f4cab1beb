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
  /// What is drawn for a symbol that is struck through: that something is off matters more than what.
  package static let slashed = SymbolGlyph("⊘", "/")

  func scalar(isASCII: Bool) -> Unicode.Scalar { isASCII ? ascii : unicode }

  func text(isASCII: Bool) -> String { String(Character(scalar(isASCII: isASCII))) }

  /// The glyph for an SF Symbols name; a variant without one of its own takes the plain name's.
  package static func named(_ name: String) -> SymbolGlyph {
    var name = name
    return name.withUTF8 { SymbolName($0).glyph }
  }
}
