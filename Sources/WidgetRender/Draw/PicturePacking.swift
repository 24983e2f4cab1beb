/// Arranges pictures on a page in reading order.
///
/// A picture is placed in the free space below the one before it if possible. Otherwise it is placed next to it, below a
/// shorter one, or in a new row. Pictures never overlap, and none is both above and left of one before it.
package struct PicturePacking: Sendable {
  /// A column of pictures, each below the one before it.
  private struct Stack {
    let left: Int
    var right: Int
    var bottom: Int
  }

  private let columns: Int
  /// The height of the page; `nil` if it is unlimited.
  private let rows: Int?
  private let gap: Int
  /// The stacks of pictures in the current row of the page.
  private var stacks: [Stack] = []
  private var origins: [CellPoint] = []
  private var top = 0

  /// Creates an empty page; `gap` columns stay free between neighbours.
  package init(columns: Int, rows: Int? = nil, gap: Int = 1) {
    self.columns = max(columns, 0)
    self.rows = rows
    self.gap = max(gap, 0)
  }

  private var bottom: Int { stacks.map(\.bottom).max() ?? top }

  /// Places the next picture, which must not be wider than the page; returns `nil` if too few rows are left.
  package mutating func place(_ size: CellSize) -> CellPoint? {
    let size = CellSize(columns: min(size.columns, columns), rows: size.rows)
    let origin = putBelowLast(size) ?? putBeside(size) ?? putBelowAny(size) ?? putOnOwnRow(size)
    if let origin { origins.append(origin) }
    return origin
  }

  private func fits(_ bottom: Int) -> Bool { rows.map { bottom <= $0 } ?? true }

  private mutating func putBelowLast(_ size: CellSize) -> CellPoint? {
    guard let last = stacks.indices.last, isFree(below: last, for: size) else { return nil }
    return put(below: last, size)
  }

  private mutating func putBeside(_ size: CellSize) -> CellPoint? {
    guard let end = stacks.last?.right else { return nil }
    let left = end > 0 ? end + gap : 0
    guard left + size.columns <= columns, fits(top + size.rows) else { return nil }
    stacks.append(Stack(left: left, right: left + size.columns, bottom: top + size.rows))
    return CellPoint(column: left, row: top)
  }

  private mutating func putBelowAny(_ size: CellSize) -> CellPoint? {
    guard let free = stacks.indices.first(where: { isFree(below: $0, for: size) }) else {
      return nil
    }
    return put(below: free, size)
  }

  private mutating func putOnOwnRow(_ size: CellSize) -> CellPoint? {
    let start = bottom
    guard fits(start + size.rows) else { return nil }
    top = start
    origins = []
    stacks = [Stack(left: 0, right: size.columns, bottom: start + size.rows)]
    return CellPoint(column: 0, row: start)
  }

  /// Returns whether a picture of this size fits below a stack, and no earlier picture is both
  /// below and right of that position.
  private func isFree(below index: Int, for size: CellSize) -> Bool {
    let stack = stacks[index]
    let right = index == stacks.indices.last ? columns : stack.right
    return stack.left + size.columns <= right && stack.bottom + size.rows <= bottom
      && !origins.contains { $0.column >= stack.left && $0.row >= stack.bottom }
  }

  private mutating func put(below index: Int, _ size: CellSize) -> CellPoint {
    let origin = CellPoint(column: stacks[index].left, row: stacks[index].bottom)
    stacks[index].bottom += size.rows
    stacks[index].right = max(stacks[index].right, origin.column + size.columns)
    return origin
  }
}
