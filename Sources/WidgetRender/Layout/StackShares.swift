/// A child of a stack while the stack divides its length.
struct StackItem: BitwiseCopyable {
  var node: Int32
  /// The cells between the child and the one before it; negative if they overlap.
  var gap: Int
  /// The cells of a fixed frame between its edges in the stack (SU-81); -1 for a child that chooses its own length.
  var granted: Int32
  var priority: Double
  /// The length that the child chooses if 0 is proposed; `maximum` is the length if infinity is
  /// proposed.
  var minimum = 0
  var maximum = 0
  /// The length below which words of the child are broken.
  var words = 0
  /// The proposal with which the child is finally measured and placed.
  var proposal = ProposedCellSize.unspecified
  var answer = Measurement.zero
  /// The position of the child's guide across the axis, if the children share a common line.
  var line = 0

  /// Returns whether the child is proposed a length before another child (SU-15).
  ///
  /// Higher priorities come first, then less flexible children. Of two unbounded children the one
  /// with the larger minimum is less flexible, because infinity is a number in this layout.
  func precedes(_ other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return maximum - minimum < other.maximum - other.minimum
  }
}

/// The children of the stacks that are being laid out, and the last results of each stack.
struct StackShares {
  /// The children of the stacks that are being laid out, those of the innermost stack last.
  var items: Scratch<StackItem>
  /// Indices of items in the order in which they are proposed a length.
  private(set) var order: Scratch<Int32>
  /// The last proposal that each stack divided among its children; `shares` contains the results of
  /// the children.
  private var shared: Scratch<Shared>
  private var shares: Scratch<Share>

  /// The last proposal that a stack divided.
  struct Shared: BitwiseCopyable {
    var proposal = ProposedCellSize.never
    /// Whether the stack would have divided any other number of rows in the same way.
    var isForAnyRows = false
  }

  private struct Share: BitwiseCopyable {
    var gap = 0
    var granted: Int32 = -1
    var proposal = ProposedCellSize.unspecified
    var answer = Measurement.zero
  }

  init(nodeCount: Int) {
    shared = Scratch(repeating: Shared(), count: nodeCount)
    shares = Scratch(repeating: Share(), count: nodeCount)
    items = Scratch(capacity: nodeCount)
    order = Scratch(capacity: nodeCount)
  }

  /// Records the results of a stack's children, so that placing with the same proposal can use
  /// them.
  mutating func remember(
    _ node: Int32,
    _ base: Int,
    _ proposal: ProposedCellSize,
    isForAnyRows: Bool
  ) {
    shared[Int(node)] = Shared(proposal: proposal, isForAnyRows: isForAnyRows)
    for index in base..<items.count {
      let item = items[index]
      shares[Int(item.node)] = Share(
        gap: item.gap,
        granted: item.granted,
        proposal: item.proposal,
        answer: item.answer
      )
    }
  }

  /// Restores the results of a stack's children for an equal earlier proposal; `nil` if there was
  /// none.
  mutating func recall(_ node: Int32, _ base: Int, _ proposal: ProposedCellSize) -> Shared? {
    let last = shared[Int(node)]
    guard last.proposal.answers(proposal, forAnyRows: last.isForAnyRows) else { return nil }
    for index in base..<items.count {
      let share = shares[Int(items[index].node)]
      items[index].gap = share.gap
      items[index].granted = share.granted
      items[index].proposal = share.proposal
      items[index].answer = share.answer
    }
    return last
  }

  /// Removes the last `count` indices from `order`.
  mutating func popOrder(_ count: Int) { order.removeLast(count) }

  /// Appends the items' indices to `order`, sorted by `precedes`; equal items keep their order.
  mutating func pushOrder(_ base: Int) {
    let start = order.count
    for index in base..<items.count { order.append(Int32(truncatingIfNeeded: index)) }
    if items.count - base > Self.longestInsertion { return sortOrder(from: start) }
    for position in start..<order.count {
      let index = order[position]
      let item = items[Int(index)]
      var place = position
      while place > start, item.precedes(items[Int(order[place - 1])]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = index
    }
  }

  /// The number of children up to which insertion is faster than a general sort.
  private static let longestInsertion = 16

  private mutating func sortOrder(from start: Int) {
    let (items, order) = (items, order)
    let sorted = (start..<order.count).map { order[$0] }.sorted {
      let (left, right) = (items[Int($0)], items[Int($1)])
      return left.precedes(right) || (!right.precedes(left) && $0 < $1)
    }
    for (position, index) in sorted.enumerated() { order[start + position] = index }
  }
}
