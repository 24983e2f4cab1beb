/// The invalid characters of a file that were already reported, since a repeated mistake is reported once.
struct InvalidCharacters {
  /// A reported character, with the offset of its line if it resembles a sign of the language.
  private struct Place: Hashable {
    let scalar: UInt32
    let line: Int
  }

  private var known: Set<Place> = []

  /// Returns whether a character was not reported in the file before, and records it.
  mutating func isNew(_ scalar: UInt32) -> Bool {
    known.insert(Place(scalar: scalar, line: -1)).inserted
  }

  /// Returns whether a character that resembles a sign was not reported in this line before.
  ///
  /// All wide characters count as the same one, because they come from one keyboard layout. Each
  /// line needs a report, because each has to be corrected.
  mutating func isNew(_ scalar: UInt32, likeSignInLineAt lineStart: Int) -> Bool {
    known.insert(Place(scalar: Self.isWide(scalar) ? 0 : scalar, line: lineStart)).inserted
  }

  /// Returns whether a character is one of the wide forms that East Asian keyboards produce.
  private static func isWide(_ scalar: UInt32) -> Bool {
    (0xFF01...0xFF5E).contains(scalar) || (0x3001...0x3011).contains(scalar)
  }
}
