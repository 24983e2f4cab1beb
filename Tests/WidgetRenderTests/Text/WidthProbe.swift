/// A text and the cells it takes, by Unicode 17.0.0.
///
/// The expectations follow East Asian Width (UAX #11) over grapheme clusters (UAX #29), emoji by UTS #51.
/// The Python package wcwidth gives the same in 0.7.0 (Unicode 17.0.0) and in 0.9.4 (Unicode 18.0.0), but for:
///
/// - a skin tone after a base of one cell (`✌🏻`): two cells as UTS #51 asks for and foot, Ghostty, WezTerm
///   and Windows Terminal draw, where wcwidth leaves one;
/// - U+FE0E after a wide emoji (`⌚︎`): one cell, as 0.9.4 and kitty, where 0.7.0 leaves two;
/// - U+200D between letters, which joins nothing by UAX #29, where wcwidth hides the second letter;
/// - a Khmer letter under a coeng, one cluster with the letter before it only since Unicode 18.
struct WidthProbe: Sendable, CustomStringConvertible {
  let text: String
  let columns: Int

  init(_ text: String, _ columns: Int) {
    self.text = text
    self.columns = columns
  }

  var description: String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  static let all =
    latin + scripts + eastAsian + emoji + symbols + marks + widths + invisible + clusters
    + rightToLeft + oddities
}
