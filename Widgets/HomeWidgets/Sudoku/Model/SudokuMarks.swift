/// The numbers that a player has pencilled into the places of a board.
struct SudokuMarks: Hashable, Sendable {
  private var numbers = [UInt16](repeating: 0, count: 81)

  init() {}

  /// The notes in their stored form, `3:158 12:37`; damaged parts are left out.
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

  /// The text that the store keeps; empty without any mark.
  var text: String {
    SudokuPlace.all.filter { !self[$0].isEmpty }
      .map { "\($0.index):\(self[$0].list.map(String.init).joined())" }.joined(separator: " ")
  }

  subscript(place: SudokuPlace) -> SudokuNumbers {
    get { SudokuNumbers(bits: numbers[place.index]) }
    set { numbers[place.index] = newValue.bits }
  }

  var isEmpty: Bool { numbers.allSatisfy { $0 == 0 } }

  /// Removes the notes that a number rules out: those of its place, and the number in the places that see it.
  mutating func rubOut(_ number: Int, at place: SudokuPlace) {
    self[place] = .none
    for index in SudokuPlace.neighbours[place.index] {
      numbers[index] &= ~SudokuNumbers(number).bits
    }
  }

  /// The marks of each free place of a board: all that no neighbour has.
  static func candidates(of board: SudokuBoard) -> SudokuMarks {
    var marks = SudokuMarks()
    for place in SudokuPlace.all where board[place] == 0 {
      marks[place] = board.candidates(at: place)
    }
    return marks
  }
}
