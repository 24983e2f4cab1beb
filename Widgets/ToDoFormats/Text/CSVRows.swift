/// Reads the rows of a CSV text (RFC 4180), each with its line number.
struct CSVRows: Sequence, IteratorProtocol {
  struct Row {
    /// The range of the row in the text's bytes, without the line break.
    let span: Range<Int>
    let line: Int
    let cells: [String]
    /// Whether the last quote of the row is not closed; such a row extends to the end of the text.
    var isOpen = false
    /// Whether text follows the closing quote of a cell.
    var hasTextBehindQuote = false
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var line = 1

  /// Reads rows from the byte at `position`; `separator` is the byte between cells.
  init(_ bytes: [UInt8], separator: UInt8, at position: Int = 0) {
    self.bytes = bytes
    self.separator = separator
    self.position = position
  }

  mutating func next() -> Row? {
    guard position < bytes.count else { return nil }
    let (start, first) = (position, line)
    var cells: [String] = []
    var (isOpen, hasTextBehindQuote) = (false, false)
    while true {
      let cell = cell()
      cells.append(String(decoding: cell.text, as: UTF8.self))
      isOpen = isOpen || cell.isOpen
      hasTextBehindQuote = hasTextBehindQuote || cell.hasTextBehindQuote
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    let end = position
    skipBreak()
    return Row(
      span: start..<end,
      line: first,
      cells: cells,
      isOpen: isOpen,
      hasTextBehindQuote: hasTextBehindQuote
    )
  }

  private mutating func skipBreak() {
    if position < bytes.count, bytes[position] == 0x0D { position += 1 }
    if position < bytes.count, bytes[position] == 0x0A { position += 1 }
    line += 1
  }

  private struct Cell {
    var text: [UInt8] = []
    var isOpen = false
    var hasTextBehindQuote = false
  }

  private mutating func cell() -> Cell {
    var cell = Cell()
    let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
    if isQuoted {
      position += 1
      cell.isOpen = !quoted(into: &cell.text)
    }
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != separator, byte != 0x0A, byte != 0x0D else { break }
      cell.hasTextBehindQuote = cell.hasTextBehindQuote || isQuoted && byte != 0x20
      cell.text.append(byte)
      position += 1
    }
    return cell
  }

  /// Reads the text of a cell up to its closing quote; returns `false` if there is none.
  private mutating func quoted(into text: inout [UInt8]) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return true }
        position += 1
      } else if byte == 0x0A || byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)
      {
        line += 1
      }
      text.append(byte)
    }
    return false
  }
}
