/// A set of the numbers 1 to 9, stored as one bit for each.
struct SudokuNumbers: Hashable, Sendable {
  var bits: UInt16

  static let none = SudokuNumbers(bits: 0)
  static let all = SudokuNumbers(bits: 0x1FF)

  init(bits: UInt16) { self.bits = bits }

  /// Creates a set that contains one number, from 1 to 9.
  init(_ number: Int) { bits = 1 << UInt16(number - 1) }

  var count: Int { bits.nonzeroBitCount }
  var isEmpty: Bool { bits == 0 }

  /// The smallest number in the set; 0 if the set is empty.
  var first: Int { bits == 0 ? 0 : bits.trailingZeroBitCount + 1 }

  func contains(_ number: Int) -> Bool { bits & SudokuNumbers(number).bits != 0 }

  mutating func remove(_ number: Int) { bits &= ~SudokuNumbers(number).bits }

  /// The numbers in ascending order.
  var list: [Int] { (1...9).filter(contains) }
}
