/// Text normalized for comparison: without case and without diacritics on Latin letters.
package enum FoldedText {
  /// Returns the text in lower case, without combining marks and without diacritics on Latin
  /// letters: `Crème` → `creme`, `Işık` → `isik`.
  package static func fold(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if let letter = bareLetter(of: scalar) {
        folded.append(letter)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// Returns the base letter of a letter with diacritics, from its Unicode name: LATIN SMALL LETTER
  /// E WITH ACUTE.
  ///
  /// The value is `nil` for any other character.
  private static func bareLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let dotlessI: Unicode.Scalar = "\u{131}"
    if scalar == dotlessI { return "i" }
    let beginning = "LATIN SMALL LETTER "
    guard scalar.value >= 0x80, let name = scalar.properties.name, name.hasPrefix(beginning) else {
      return nil
    }
    let parts = name.dropFirst(beginning.count).split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "WITH", parts[0].unicodeScalars.count == 1 else {
      return nil
    }
    return parts[0].lowercased().unicodeScalars.first
  }
}
