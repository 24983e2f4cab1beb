/// Finds the missing numbers of a board.
///
/// It tries the cell with the fewest candidates first. The numbers used in each row, column and
/// block are the bits of an integer.
struct SudokuSolver {
  private var rows = [UInt16](repeating: 0, count: 9)
  private var columns = [UInt16](repeating: 0, count: 9)
  private var blocks = [UInt16](repeating: 0, count: 9)
  private var numbers: [UInt8]
  /// The empty cells; during a search, the first `done` of them contain a number that is tried.
  private var open: [UInt8] = []
  private var isPossible = true

  /// The row of each cell, stored in a table so that solving needs no divisions.
  private static let rowOf = SudokuPlace.all.map { UInt8($0.row) }
  private static let columnOf = SudokuPlace.all.map { UInt8($0.column) }
  private static let blockOf = SudokuPlace.all.map { UInt8($0.block) }

  init(_ board: SudokuBoard) {
    numbers = board.numbers
    open.reserveCapacity(81)
    for index in 0..<81 {
      guard numbers[index] != 0 else {
        open.append(UInt8(index))
        continue
      }
      let bit = UInt16(1) << UInt16(numbers[index] - 1)
      let (row, column, block) = Self.units(of: index)
      if (rows[row] | columns[column] | blocks[block]) & bit != 0 { isPossible = false }
      rows[row] |= bit
      columns[column] |= bit
      blocks[block] |= bit
    }
  }

  private static func units(of index: Int) -> (row: Int, column: Int, block: Int) {
    (Int(rowOf[index]), Int(columnOf[index]), Int(blockOf[index]))
  }

  /// Returns the first solution, trying numbers in `order`; `nil` if there is none.
  func solution(order: [Int] = Array(1...9)) -> SudokuBoard? {
    guard isPossible else { return nil }
    var solver = self
    var count = 0
    guard solver.search(0, order, limit: 1, &count) else { return nil }
    return SudokuBoard(String(decoding: solver.numbers.map { $0 + 0x30 }, as: UTF8.self))
  }

  /// Returns the number of solutions, counted up to `limit`.
  func solutionCount(limit: Int) -> Int {
    guard isPossible else { return 0 }
    var solver = self
    var count = 0
    _ = solver.search(0, Array(1...9), limit: limit, &count)
    return count
  }

  /// Returns whether `limit` solutions were found; `numbers` then contains the last one.
  private mutating func search(
    _ done: Int,
    _ order: [Int],
    limit: Int,
    _ count: inout Int
  ) -> Bool {
    guard done < open.count else {
      count += 1
      return count >= limit
    }
    var (best, bestFree, bestCount) = (done, UInt16(0), 10)
    for position in done..<open.count {
      let (row, column, block) = Self.units(of: Int(open[position]))
      let free = ~(rows[row] | columns[column] | blocks[block]) & 0x1FF
      let freeCount = free.nonzeroBitCount
      guard freeCount < bestCount else { continue }
      (best, bestFree, bestCount) = (position, free, freeCount)
      if freeCount < 2 { break }
    }
    if bestCount == 0 { return false }
    open.swapAt(done, best)
    let index = Int(open[done])
    let (row, column, block) = Self.units(of: index)
    for number in order {
      let bit = UInt16(1) << UInt16(number - 1)
      guard bestFree & bit != 0 else { continue }
      rows[row] |= bit
      columns[column] |= bit
      blocks[block] |= bit
      numbers[index] = UInt8(number)
      if search(done + 1, order, limit: limit, &count) { return true }
      numbers[index] = 0
      rows[row] &= ~bit
      columns[column] &= ~bit
      blocks[block] &= ~bit
    }
    return false
  }
}
