import Testing

@testable import WidgetRender

/// A row of the table for frames (SU-30): a view in a frame, the proposed width, and the expected
/// width.
struct FrameCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var view: ArchivedView
  var proposed: Int?
  var width: Int
}

@Suite("Frames, padding and fixed sizes", .timeLimit(.minutes(5)))
struct FrameTests {
  static let word = text("abcde")
  static let infinite = PointScale.maximumCells

  @Test(
    "SU-30",
    arguments: [
      FrameCase(
        testDescription: "both bounds: the child does not matter",
        view: word.flexible(minWidth: 2, maxWidth: 9),
        proposed: 7,
        width: 7
      ),
      FrameCase(
        testDescription: "both bounds: not below the minimum",
        view: word.flexible(minWidth: 2, maxWidth: 9),
        proposed: 1,
        width: 2
      ),
      FrameCase(
        testDescription: "both bounds: not above the maximum",
        view: word.flexible(minWidth: 2, maxWidth: 9),
        proposed: 20,
        width: 9
      ),
      FrameCase(
        testDescription: "both bounds, nothing proposed: the child within the bounds",
        view: word.flexible(minWidth: 2, maxWidth: 4),
        proposed: nil,
        width: 4
      ),
      FrameCase(
        testDescription: "a minimum alone keeps a larger child",
        view: word.flexible(minWidth: 3),
        proposed: 20,
        width: 5
      ),
      FrameCase(
        testDescription: "a minimum alone: a child wider than what it is offered is cut",
        view: word.frame(9).flexible(minWidth: 3),
        proposed: 5,
        width: 5
      ),
      FrameCase(
        testDescription: "a minimum alone widens a smaller child",
        view: word.flexible(minWidth: 8),
        proposed: 3,
        width: 8
      ),
      FrameCase(
        testDescription: "an infinite maximum takes all that is proposed",
        view: word.flexible(maxWidth: infinite),
        proposed: 20,
        width: 20
      ),
      FrameCase(
        testDescription: "an infinite maximum, nothing proposed: the child",
        view: word.flexible(maxWidth: infinite),
        proposed: nil,
        width: 5
      ),
      FrameCase(
        testDescription: "from zero to infinity takes the proposal though the child is wider",
        view: word.frame(9).flexible(minWidth: 0, maxWidth: infinite),
        proposed: 4,
        width: 4
      ),
      FrameCase(
        testDescription: "an ideal answers when nothing is proposed",
        view: ArchivedView.color.flexible(idealWidth: 6),
        proposed: nil,
        width: 6
      ),
      FrameCase(
        testDescription: "an ideal alone leaves a proposal to the child",
        view: word.flexible(idealWidth: 9),
        proposed: 20,
        width: 5
      ),
      FrameCase(
        testDescription: "an ideal below the minimum is raised",
        view: ArchivedView.color.flexible(minWidth: 4, idealWidth: 2),
        proposed: nil,
        width: 4
      ),
      FrameCase(
        testDescription: "SU-29: a fixed width is kept whatever is proposed",
        view: word.frame(9),
        proposed: 2,
        width: 9
      ),
      FrameCase(
        testDescription: "SU-29: a negative width is ignored",
        view: word.frame(-1),
        proposed: 20,
        width: 5
      ),
      FrameCase(
        testDescription: "SU-32: padding adds to the child",
        view: word.padding(leading: 2, trailing: 1),
        proposed: 20,
        width: 8
      ),
      FrameCase(
        testDescription: "SU-32: what padding leaves is not negative",
        view: ArchivedView.color.padding(leading: 2, trailing: 1),
        proposed: 1,
        width: 3
      ),
      FrameCase(
        testDescription: "SU-33: a fixed size keeps its ideal",
        view: text("abc def").with(.fixedSize(horizontal: true, vertical: false)),
        proposed: 4,
        width: 7
      ),
    ]
  )
  func frame(_ example: FrameCase) {
    #expect(measured(example.view, example.proposed, 3).columns == example.width)
  }

  @Test func `a frame places its child by its alignment`() {
    // SU-29
    #expect(childFrames(Self.word.frame(8, 3), 20, 20)[0].origin == CellPoint(column: 1, row: 1))
    let corner = CellAlignment(.trailing, .bottom)
    #expect(
      childFrames(Self.word.frame(8, 3, corner), 20, 20)[0].origin == CellPoint(column: 3, row: 2)
    )
  }

  @Test func `odd leftovers go to the trailing and bottom edge`() {
    // SU-72
    #expect(childFrames(Self.word.frame(8, 2), 20, 20)[0].origin == CellPoint(column: 1, row: 0))
    let wide = Self.word.with(.fixedSize(horizontal: true, vertical: true))
    #expect(childFrames(wide.frame(2, 1), 20, 20)[0].origin == CellPoint(column: -2, row: 0))
  }

  @Test func `a flexible frame offers its child its final size`() {
    // SU-31
    let view = ArchivedView.color.flexible(minWidth: 4, maxWidth: 9)
    #expect(childFrames(view, 20, 3)[0].size == CellSize(columns: 9, rows: 3))
  }

  @Test func `an offset moves what is drawn and nothing else`() {
    // SU-36
    let view = row(text("ab").with(.offset(columns: 1, rows: 1)), text("c"), spacing: 0)
    #expect(lines(view.frame(4, 2, .topLeading), 4, 2) == ["  c", " ab"])
    #expect(measured(view, 20, 2) == CellSize(columns: 3, rows: 1))
  }
}
