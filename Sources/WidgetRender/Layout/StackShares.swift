/// A child of a stack while the stack shares its length out.
struct StackItem: BitwiseCopyable {
  var node: Int32
  /// The cells between it and the child before it; negative if they overlap.
  var gap: Int
  /// The cells of a fixed frame between its edges in the stack (SU-81); -1 for what chooses its own length.
  var granted: Int32
  var priority: Double
  /// The lengths it answers to nothing and to everything.
  var minimum = 0
  var maximum = 0
  /// The length below which its words are broken.
  var words = 0
  /// Its final proposal.
  var proposal = ProposedCellSize.unspecified
  var answer = Measurement.zero
  /// Its guide across the axis, if the children share a common line.
  var line = 0

  /// Whether it is asked before another (SU-15): by priority, then the least flexible first.
  ///
  /// Of two without bound the one with the larger minimum is the less flexible, as infinity is a number here.
  func precedes(_ other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return maximum - minimum < other.maximum - other.minimum
  }
}

/// The children of the stacks that are being laid out, and what each child got last.
struct StackShares {
  /// The innermost stack's children last.
  var items: Scratch<StackItem>
  /// Indices of items in the order in which they are asked.
  private(set) var order: Scratch<Int32>
  /// Of each stack what it shared out last, of each child its part.
  private var shared: Scratch<Shared>
  private var shares: Scratch<Share>

  /// The proposal that a stack shared out last.
  struct Shared: BitwiseCopyable {
    var proposal = ProposedCellSize.never
    /// Whether it would have shared out any other number of rows alike.
    var isForAnyRows = false
  }

  private struct Share: BitwiseCopyable {
    var gap = 0
    var proposal = ProposedCellSize.unspecified
    var answer = Measurement.zero
  }

  init(nodeCount: Int) {
    shared = Scratch(repeating: Shared(), count: nodeCount)
    shares = Scratch(repeating: Share(), count: nodeCount)
    items = Scratch(capacity: nodeCount)
    order = Scratch(capacity: nodeCount)
  }

  /// Notes what the children of a stack got: it is placed with the proposal it was measured with last.
  mutating func remember(
    _ node: Int32,
    _ base: Int,
    _ proposal: ProposedCellSize,
    isForAnyRows: Bool
  ) {
    shared[Int(node)] = Shared(proposal: proposal, isForAnyRows: isForAnyRows)
    for index in base..<items.count {
      let item = items[index]
      shares[Int(item.node)] = Share(gap: item.gap, proposal: item.proposal, answer: item.answer)
    }
  }

  /// Restores the shares of a stack's children from an earlier equal proposal; `nil` if there was none.
  mutating func recall(_ node: Int32, _ base: Int, _ proposal: ProposedCellSize) -> Shared? {
    let last = shared[Int(node)]
    guard last.proposal.answers(proposal, forAnyRows: last.isForAnyRows) else { return nil }
    for index in base..<items.count {
      let share = shares[Int(items[index].node)]
      items[index].gap = share.gap
      items[index].proposal = share.proposal
      items[index].answer = share.answer
    }
    return last
  }

  /// Takes the indices of that many items off again.
  mutating func popOrder(_ count: Int) { order.removeLast(count) }

  /// Pushes the items' indices in the order in which they are asked; equals keep the order of the source.
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

  /// Up to this many children insertion is faster than a general sort.
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
