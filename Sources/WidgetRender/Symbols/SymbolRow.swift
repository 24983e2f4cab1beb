/// The two forms in which the table lists a symbol; equal where Unicode has no pair.
struct SymbolRow: Sendable, Hashable {
  var outlined: SymbolGlyph
  var filled: SymbolGlyph

  func glyph(isFilled: Bool) -> SymbolGlyph { isFilled ? filled : outlined }
}
