/// One of the 81 cells of a board; its index counts row by row from 0.
struct SudokuPlace: Hashable, Sendable {
  let index: Int

  static let all = (0..<81).map { SudokuPlace(index: $0) }

  init(index: Int) { self.index = index }

  /// Creates the cell in a row and a column, both from 0 to 8.
  init(row: Int, column: Int) { index = row * 9 + column }

  var row: Int { index / 9 }
  var column: Int { index % 9 }
  /// The index of the cell's block of 3 × 3 cells, counted row by row from 0.
  var block: Int { row / 3 * 3 + column / 3 }

  /// The name of the cell, its row's letter and its column's number, from `A1` to `I9`.
  var name: String {
    "\(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(row))))\(column + 1)"
  }

  /// Parses a name such as `C4`, `c4`, `r3c4`, `3,4` or `34`; `nil` for anything else.
  init?(named name: String) {
    let letters = Array(name.lowercased().utf8.filter { $0 != UInt8(ascii: " ") })
    func digit(_ byte: UInt8) -> Int? {
      (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "1")) : nil
    }
    let row: Int?
    let column: Int?
    switch letters.count {
    case 2:
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "i")).contains(letters[0])
      row = isLetter ? Int(letters[0] - UInt8(ascii: "a")) : digit(letters[0])
      column = digit(letters[1])
    case 3 where letters[1] == UInt8(ascii: ","):
      (row, column) = (digit(letters[0]), digit(letters[2]))
    case 4 where letters[0] == UInt8(ascii: "r") && letters[2] == UInt8(ascii: "c"):
      (row, column) = (digit(letters[1]), digit(letters[3]))
    default: return nil
    }
    guard let row, let column else { return nil }
    self.init(row: row, column: column)
  }

  /// Returns the cells of a block, row by row.
  static func inBlock(_ block: Int) -> [SudokuPlace] {
    (0..<9).map { SudokuPlace(row: block / 3 * 3 + $0 / 3, column: block % 3 * 3 + $0 % 3) }
  }

  /// For each cell, the indices of the 20 other cells in its row, column and block.
  static let neighbours: [[Int]] = all.map { place in
    all.filter {
      $0 != place
        && ($0.row == place.row || $0.column == place.column || $0.block == place.block)
    }.map(\.index)
  }
}
