/// All that a picture of the to-dos shows at one moment; equal pictures look alike.
struct ToDoPicture: Hashable, Sendable {
  /// A line of the list.
  struct Row: Hashable, Sendable {
    let number: Int64
    let id: String
    let name: String
    let isDone: Bool
    let isUrgent: Bool
    /// `nil` for one without a due date and for one that is done.
    let due: DueText?
  }

  /// The late ones, then the other open ones, each in their order; no more than a widget can show.
  var open: [Row]
  /// The done ones, the latest first, as many as the largest widget has room for.
  var done: [Row]
  var openCount: Int
  var doneCount: Int
  /// Open ones that should have been done.
  var lateCount: Int

  var isEmpty: Bool { openCount + doneCount == 0 }
  var isAllDone: Bool { openCount == 0 && doneCount > 0 }

  /// The first `limit` lines: the open ones, then done ones where room is left.
  func rows(_ limit: Int) -> [Row] {
    Array((open + done).prefix(limit))
  }

  /// How many open ones are not among the first `limit` lines.
  func hiddenCount(_ limit: Int) -> Int {
    openCount - min(open.count, limit)
  }
}
