import Foundation

/// The lines of a note's file, in which a checkbox can be ticked or cleared; line numbers begin
/// with 0.
struct NoteText {
  private var lines: [Substring.UnicodeScalarView.SubSequence]

  init(_ text: String) {
    lines = Substring(text).unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" }
    )
  }

  var text: String { lines.map { String($0) }.joined(separator: "\n") }

  /// Returns whether the checkbox of a line is ticked; `nil` if the line has none.
  func isTicked(line: Int) -> Bool? { place(line).map { lines[line][$0] != " " } }

  /// Returns the text after the checkbox of a line; empty if the line has none.
  func words(line: Int) -> String {
    guard let place = place(line) else { return "" }
    return String(lines[line][place...].dropFirst(2)).trimmingCharacters(
      in: .whitespacesAndNewlines
    )
  }

  /// Ticks the checkbox of a line, or clears it if `isTicked` is false.
  ///
  /// - Returns: Whether the line has a checkbox; without one nothing changes.
  mutating func setTicked(_ isTicked: Bool, line: Int) -> Bool {
    guard let place = place(line) else { return false }
    var scalars = String.UnicodeScalarView(lines[line])
    let offset = lines[line].distance(from: lines[line].startIndex, to: place)
    let index = scalars.index(scalars.startIndex, offsetBy: offset)
    scalars.replaceSubrange(index...index, with: [isTicked ? "x" : " "])
    lines[line] = Substring(String(scalars)).unicodeScalars
    return true
  }

  /// Returns the index of the character between the brackets of a line's checkbox; `nil` if the
  /// line has none.
  private func place(_ line: Int) -> String.UnicodeScalarView.Index? {
    guard lines.indices.contains(line) else { return nil }
    var rest = lines[line].drop { $0 == " " || $0 == "\t" }
    if let sign = rest.first, "-*+".unicodeScalars.contains(sign) {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }.count
      guard digits > 0, let sign = rest.dropFirst(digits).first, sign == "." || sign == ")" else {
        return nil
      }
      rest = rest.dropFirst(digits + 1)
    }
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.first == "[", let mark = rest.dropFirst().first, " xX".unicodeScalars.contains(mark),
      rest.dropFirst(2).first == "]"
    else { return nil }
    return rest.index(after: rest.startIndex)
  }
}
