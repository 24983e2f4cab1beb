import Testing

@testable import WidgetRender

// The case of a review: the days of a month ran together.
@Suite("SU-91: letters in equal frames beside each other")
struct LetterFrameTests {
  private func week(_ days: [String], width: Double, spacing: Double) -> ArchivedView {
    .stack(
      ArchivedStack(
        .horizontal,
        spacing: .columns(spacing),
        days.map { text($0).frame(.columns(width), nil) }
      )
    )
  }

  private func numbers(_ count: Int, width: Double, spacing: Double) -> ArchivedView {
    week((10..<10 + count).map { "\($0)" }, width: width, spacing: spacing)
  }

  @Test(
    "keep a column apart where the row has room for it",
    arguments: [
      // Width and spacing in points, frames, the columns with room, and those by the edges alone.
      (20, 2, 7, 20, 19), (16, 2, 7, 20, 16), (14, 4, 5, 14, 11),
    ] as [(Double, Double, Int, Int, Int)]
  )
  func apart(_ width: Double, _ spacing: Double, _ count: Int, _ apart: Int, _ byEdges: Int) {
    let view = numbers(count, width: width, spacing: spacing)
    let expected = (10..<10 + count).map { "\($0)" }.joined(separator: " ")
    for room in [apart, 60, nil] {
      #expect(measured(view, room, 1).columns == apart)
    }
    #expect(lines(view, apart, 1) == [expected])
    #expect(measured(view, apart - 1, 1).columns == byEdges)
  }

  @Test(
    "stay as they are if frames join, a phone's letters would touch too, or nothing touches here",
    arguments: [(22, 0, 7, 19), (14, 2, 7, 14), (24, 2, 5, 16), (16, 8, 3, 8)]
      as [(Double, Double, Int, Int)]
  )
  func unchanged(_ width: Double, _ spacing: Double, _ count: Int, _ columns: Int) {
    #expect(measured(numbers(count, width: width, spacing: spacing), 60, 1).columns == columns)
  }

  @Test func `rows with fewer letters have the same columns`() {
    let rows = [["", "", "1"], ["2", "3", "4"], ["15", "16", "17"]].map {
      week($0, width: 20, spacing: 2)
    }
    let month = ArchivedView.stack(ArchivedStack(.vertical, spacing: 0, rows))
    #expect(lines(month, 8, 3) == ["      1", "2  3  4", "15 16 17"])
  }

  @Test func `frames without letters keep their edges`() {
    let boxes = (0..<7).map { _ in ArchivedView.color.frame(.columns(20), 1) }
    let view = ArchivedView.stack(ArchivedStack(.horizontal, spacing: .columns(2), boxes))
    #expect(measured(view, 60, 1).columns == 19)
  }

  @Test(arguments: [16, 20])
  func `before letters touch, the content has the widget's margins`(width: Double) {
    let widget = column(numbers(7, width: width, spacing: 2)).padding(leading: 1, trailing: 1)
    #expect(lines(widget, 20, 1) == ["10 11 12 13 14 15 16"])
  }
}
