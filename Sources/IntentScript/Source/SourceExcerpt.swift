/// One line of a script for the terminal, with marks under the part that a diagnostic is about.
struct SourceExcerpt {
  /// The distance of tab stops in cells.
  private static let tabWidth = 4
  /// The assumed maximum of bytes per cell; longer characters shorten the excerpt.
  private static let longestCharacter = 16

  let text: String
  /// Spaces, then at least one `^` under the marked part.
  let marks: String

  /// Creates an excerpt of the bytes of a line; the marked part may reach beyond its end.
  init(_ line: [UInt8], from start: Int, to end: Int, printer: DiagnosticPrinter, columns: Int) {
    // A line may have megabytes: what is far from the part is not even read.
    let window = columns * Self.longestCharacter
    var low = max(0, start - window)
    while low > 0, low < line.count, line[low] & 0xC0 == 0x80 { low -= 1 }
    let high = max(low, min(line.count, start + window))
    let cells = Self.cells(line[low..<high], from: start - low, to: end - low, printer)

    let total = cells.reduce(0) { $0 + $1.width }
    let first = cells.firstIndex(where: \.isMarked) ?? cells.count
    var begin = 0
    if total > columns {
      // A third of the line stands before the part, the rest after it.
      var room = columns / 3
      begin = first
      while begin > 0, cells[begin - 1].width <= room {
        begin -= 1
        room -= cells[begin].width
      }
    }
    let dots = printer.isASCII ? "..." : "…"
    var text = begin > 0 || low > 0 ? dots : ""
    var used = text.count
    var marks = String(repeating: " ", count: used)
    var index = begin
    while index < cells.count, used + cells[index].width + dots.count <= columns || total <= columns
    {
      let cell = cells[index]
      text += cell.text
      marks += String(repeating: cell.isMarked ? "^" : " ", count: cell.width)
      used += cell.width
      index += 1
    }
    if index < cells.count || high < line.count { text += dots }
    if !marks.contains("^") { marks += "^" }
    while marks.last == " " { marks.removeLast() }
    while text.last == " " { text.removeLast() }
    self.text = text
    self.marks = marks
  }

  private struct Cell {
    let text: String
    let width: Int
    let isMarked: Bool
  }

  private static func cells(
    _ bytes: ArraySlice<UInt8>,
    from start: Int,
    to end: Int,
    _ printer: DiagnosticPrinter
  ) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var offset = 0
    for (character, length) in characters(bytes) {
      let isTab = character == "\t"
      let text = isTab ? "" : printer.shown(character)
      let width =
        isTab
        ? tabWidth - column % tabWidth
        : text.reduce(0) { $0 + max(0, printer.width($1)) }
      let isMarked = offset >= start && offset < end || offset < start && offset + length > start
      cells.append(
        Cell(
          text: isTab ? String(repeating: " ", count: width) : text,
          width: width,
          isMarked: isMarked
        )
      )
      column += width
      offset += length
    }
    return cells
  }

  /// Returns characters with their lengths in bytes.
  ///
  /// If the bytes are not valid UTF-8, each of them is one character.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> [(Character, Int)] {
    if let text = String(validating: bytes, as: UTF8.self) {
      return text.map { ($0, $0.utf8.count) }
    }
    return bytes.map { ($0 < 0x80 ? Character(Unicode.Scalar($0)) : "\u{FFFD}", 1) }
  }
}
