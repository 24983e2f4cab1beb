/// A text and its width in cells by Unicode 17.0.0.
///
/// The expected widths follow East Asian Width (UAX #11) over grapheme clusters (UAX #29), and UTS
/// #51 for emoji. The Python package wcwidth has the same widths in 0.7.0 (Unicode 17.0.0) and in
/// 0.9.4 (Unicode 18.0.0), with these exceptions:
///
/// - A skin tone after a base of one cell (`✌🏻`) has two cells, as in UTS #51 and several
///   terminals; wcwidth leaves one. The terminals are foot, Ghostty, WezTerm and Windows Terminal.
/// - U+FE0E after a wide emoji (`⌚︎`) has one cell, as in 0.9.4 and kitty; 0.7.0 leaves two.
/// - U+200D between letters joins nothing by UAX #29; wcwidth hides the second letter.
/// - A Khmer letter under a coeng is one cluster with the letter before it only since Unicode 18.
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
