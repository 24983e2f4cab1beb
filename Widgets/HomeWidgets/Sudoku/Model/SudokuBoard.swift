/// The numbers on a board of 9 × 9 cells, row by row; 0 for an empty cell.
struct SudokuBoard: Hashable, Sendable {
  private(set) var numbers: [UInt8]

  /// Creates a board whose 81 cells are empty.
  init() { numbers = Array(repeating: 0, count: 81) }

  /// Parses 81 characters, digits for numbers and anything else for empty cells; `nil` for another
  /// length.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 81 else { return nil }
    numbers = bytes.map { (0x31...0x39).contains($0) ? $0 - 0x30 : 0 }
  }

  /// The board as 81 characters, row by row, with a dot for an empty cell.
  var text: String {
    String(decoding: numbers.map { $0 == 0 ? UInt8(ascii: ".") : 0x30 + $0 }, as: UTF8.self)
  }

  subscript(place: SudokuPlace) -> Int {
    get { Int(numbers[place.index]) }
    set { numbers[place.index] = UInt8(newValue) }
  }

  var count: Int { numbers.count { $0 != 0 } }
  var isFull: Bool { !numbers.contains(0) }

  /// Returns the numbers that are possible in a cell, since no cell in the same row, column or
  /// block has them.
  func candidates(at place: SudokuPlace) -> SudokuNumbers {
    var free = SudokuNumbers.all
    for neighbour in SudokuPlace.neighbours[place.index] where numbers[neighbour] != 0 {
      free.remove(Int(numbers[neighbour]))
    }
    return free
  }

  /// The cells whose number is repeated in their row, column or block.
  var conflicts: Set<SudokuPlace> {
    var found: Set<SudokuPlace> = []
    for place in SudokuPlace.all where self[place] != 0 {
      let isDouble = SudokuPlace.neighbours[place.index].contains {
        numbers[$0] == numbers[place.index]
      }
      if isDouble { found.insert(place) }
    }
    return found
  }

  /// Whether every row, column and block contains each number once.
  var isSolved: Bool { isFull && conflicts.isEmpty }

  /// Returns how many more times a number has to be entered; 0 if it is on the board nine times or
  /// more.
  func left(of number: Int) -> Int {
    max(9 - numbers.count { $0 == UInt8(number) }, 0)
  }
}
