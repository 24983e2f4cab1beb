import Testing

@testable import WidgetRender

/// A row of the table for stacks (SU-21): the children, the proposed length, and their expected
/// lengths.
struct SharingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var length: Int
  var spacing: CellLength
  var children: [ArchivedView]
  var lengths: [Int]
  var total: Int
}

@Suite("How stacks share out their length", .timeLimit(.minutes(5)))
struct StackSharingTests {
  // One cell stands for one point of the table.
  static let cases = [
    SharingCase(
      testDescription: "at most 100 beside at least 100 overflows",
      length: 150,
      spacing: 0,
      children: [.color.flexible(maxWidth: 100), .color.flexible(minWidth: 100)],
      lengths: [75, 100],
      total: 175
    ),
    SharingCase(
      testDescription: "three colours with spacing get the same",
      length: 100,
      spacing: 8,
      children: [.color, .color, .color],
      lengths: [28, 28, 28],
      total: 100
    ),
    SharingCase(
      testDescription: "what is fixed is asked before what is flexible",
      length: 100,
      spacing: 0,
      children: [.color, .color.frame(40), .color],
      lengths: [30, 40, 30],
      total: 100
    ),
    SharingCase(
      testDescription: "a spacer takes what the others leave",
      length: 200,
      spacing: 8,
      children: [.color.frame(20), .spacer(minimumLength: 8), .color.frame(30)],
      lengths: [20, 134, 30],
      total: 200
    ),
    SharingCase(
      testDescription: "a higher priority gets all but the minimum of the rest",
      length: 100,
      spacing: 0,
      children: [.color.flexible(minWidth: 10), .color.flexible(minWidth: 5).priority(1)],
      lengths: [10, 90],
      total: 100
    ),
    SharingCase(
      testDescription: "of two without bound the larger minimum is asked first",
      length: 100,
      spacing: 0,
      children: [.color.flexible(minWidth: 20), .color.flexible(minWidth: 60)],
      lengths: [40, 60],
      total: 100
    ),
    SharingCase(
      testDescription: "what is too small for all overflows",
      length: 40,
      spacing: 8,
      children: [.color.frame(30), .spacer(minimumLength: 8), .color.frame(30)],
      lengths: [30, 8, 30],
      total: 84
    ),
    SharingCase(
      testDescription: "the remainder of whole cells goes to those asked later",
      length: 100,
      spacing: 0,
      children: [.color, .color, .color],
      lengths: [33, 33, 34],
      total: 100
    ),
  ]

  @Test("SU-21", arguments: cases)
  func sharing(_ example: SharingCase) {
    let stack = ArchivedView.stack(
      ArchivedStack(.horizontal, spacing: example.spacing, example.children)
    )
    let frames = childFrames(stack, example.length, 10)
    #expect(frames.map(\.size.columns) == example.lengths)
    #expect(measured(stack, example.length, 10).columns == example.total)
  }

  @Test("SU-21 holds for columns too", arguments: cases.filter { $0.children[0] == .color })
  func columnSharing(_ example: SharingCase) {
    let children = example.children.map { child in
      if case .modified(_, .frame(let width, _, _)) = child {
        ArchivedView.color.frame(nil, width)
      } else {
        child
      }
    }
    let stack = ArchivedView.stack(ArchivedStack(.vertical, spacing: example.spacing, children))
    #expect(childFrames(stack, 10, example.length).map(\.size.rows) == example.lengths)
  }

  @Test func `a stack without length asks for ideal lengths`() {
    // SU-14
    let stack = row(text("one two"), .color, spacing: 0)
    #expect(measured(stack, nil, 4) == CellSize(columns: 8, rows: 4))
  }

  @Test func `an empty stack takes no room`() {
    // SU-22
    #expect(measured(row(), 20, 20) == .zero)
    #expect(measured(column(.empty, .empty), 20, 20) == .zero)
  }

  @Test func `empty views take no spacing`() {
    // SU-55
    #expect(measured(row(text("a"), .empty, text("b"), spacing: 3), 20, 1).columns == 5)
  }

  @Test func `equals keep the order of the source however many they are`() {
    // SU-15
    let stack = ArchivedView.stack(
      ArchivedStack(.horizontal, spacing: 0, Array(repeating: .color, count: 40))
    )
    let lengths = childFrames(stack, 100, 1).map(\.size.columns)
    #expect(lengths == Array(repeating: 2, count: 20) + Array(repeating: 3, count: 20))
  }

  @Test(
    "SU-15: the one is asked first whose length varies least, not the shorter one",
    arguments: [false, true]
  )
  func flexibility(isReversed: Bool) {
    let children = [
      ArchivedView.color.flexible(minWidth: 8, maxWidth: 10),
      .color.flexible(minWidth: 0, maxWidth: 9),
    ]
    let stack = ArchivedView.stack(
      ArchivedStack(.horizontal, spacing: 0, isReversed ? children.reversed() : children)
    )
    let lengths = childFrames(stack, 10, 1).map(\.size.columns)
    #expect(lengths == (isReversed ? [2, 8] : [8, 2]))
  }

  @Test func `a flexible child of an ideal sized stack fills the stack across`() {
    // SU-19
    let stack = row(text("a").frame(nil, 3), .divider(.primary))
    #expect(childFrames(stack, nil, nil).map(\.size.rows) == [3, 3])
  }
}
