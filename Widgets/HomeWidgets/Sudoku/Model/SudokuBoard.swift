/// Numbers on a board of 9 × 9; 0 for a place without one.
struct SudokuBoard: Hashable, Sendable {
  private(set) var numbers: [UInt8]

  /// A board without numbers.
  init() { numbers = Array(repeating: 0, count: 81) }

  /// 81 characters, digits for numbers and anything else for places without one; `nil` for another count.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 81 else { return nil }
    numbers = bytes.map { (0x31...0x39).contains($0) ? $0 - 0x30 : 0 }
  }

  /// 81 characters, a point for a place without a number.
  var text: String {
    String(decoding: numbers.map { $0 == 0 ? UInt8(ascii: ".") : 0x30 + $0 }, as: UTF8.self)
  }

  subscript(place: SudokuPlace) -> Int {
    get { Int(numbers[place.index]) }
    set { numbers[place.index] = UInt8(newValue) }
  }

  var count: Int { numbers.count { $0 != 0 } }
  var isFull: Bool { !numbers.contains(0) }

  /// The numbers that no neighbour of a place has.
  func candidates(at place: SudokuPlace) -> SudokuNumbers {
    var free = SudokuNumbers.all
    for neighbour in SudokuPlace.neighbours[place.index] where numbers[neighbour] != 0 {
      free.remove(Int(numbers[neighbour]))
    }
    return free
  }

  /// The places whose number a neighbour has too.
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

  /// Whether every row, column and block has each number once.
  var isSolved: Bool { isFull && conflicts.isEmpty }

  /// Returns how often a number is still to be placed; 0 if there are too many.
  func left(of number: Int) -> Int {
    max(9 - numbers.count { $0 == UInt8(number) }, 0)
  }
}
