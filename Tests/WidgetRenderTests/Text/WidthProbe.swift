/// A text and the cells it takes, by Unicode 17.0.0: East Asian Width (UAX #11) summed over grapheme
/// clusters (UAX #29), emoji by UTS #51.
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

  static let all = latin + scripts + eastAsian + emoji + symbols + marks
}
