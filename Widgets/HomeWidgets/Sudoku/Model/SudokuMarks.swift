/// The player's pencil marks in the cells of a board.
struct SudokuMarks: Hashable, Sendable {
  private var numbers = [UInt16](repeating: 0, count: 81)

  init() {}

  /// Parses pencil marks from the store's text, such as `3:158 12:37`; damaged parts are left out.
  init(_ text: String) {
    for part in text.split(separator: " ", maxSplits: 80) {
      let sides = part.split(separator: ":")
      guard sides.count == 2, let index = Int(sides[0]), numbers.indices.contains(index) else {
        continue
      }
      for digit in sides[1].utf8 where (0x31...0x39).contains(digit) {
        numbers[index] |= SudokuNumbers(Int(digit - 0x30)).bits
      }
    }
  }

  /// The marks as text for the store: the index of each marked cell and its digits; empty without
  /// marks.
  var text: String {
    SudokuPlace.all.filter { !self[$0].isEmpty }
      .map { "\($0.index):\(self[$0].list.map(String.init).joined())" }.joined(separator: " ")
  }

  subscript(place: SudokuPlace) -> SudokuNumbers {
    get { SudokuNumbers(bits: numbers[place.index]) }
    set { numbers[place.index] = newValue.bits }
  }

  var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

  /// Removes the marks that a new number rules out: all marks in its cell, and that number in its
  /// row, column and block.
  mutating func rubOut(_ number: Int, at place: SudokuPlace) {
    self[place] = .none
    for index in SudokuPlace.neighbours[place.index] {
      numbers[index] &= ~SudokuNumbers(number).bits
    }
  }

  /// Returns marks for each empty cell: all numbers that its row, column and block allow.
  static func candidates(of board: SudokuBoard) -> SudokuMarks {
    var marks = SudokuMarks()
    for place in SudokuPlace.all where board[place] == 0 {
      marks[place] = board.candidates(at: place)
    }
    return marks
  }
}
