import WidgetUI

/// Two columns: what is open, and what is done or, while nothing is, what else is open.
struct ToDoColumnsView: View {
  let picture: ToDoPicture

  private static let rowsInColumn = 8
  /// Below it, in points, two columns are too narrow to read: one list takes their place.
  private static let narrowest = 400.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      ToDoListView(picture: picture, limit: Self.rowsInColumn)
    }
  }

  private var columns: some View {
    HStack(alignment: .top, spacing: 16) {
      column(Array(firstRows), hiddenCount: picture.doneCount > 0 ? hiddenCount : 0) {
        ToDoOpenCount(picture: picture)
        Spacer(minLength: 0)
        if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: true) }
      }
      Divider()
      column(Array(secondRows), hiddenCount: picture.doneCount > 0 ? 0 : hiddenCount) {
        if picture.doneCount > 0 {
          ToDoDoneCount(count: picture.doneCount)
          Spacer(minLength: 0)
        } else {
          Spacer(minLength: 0)
          Text(verbatim: "nothing done yet").foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// How many open ones stand in neither column.
  private var hiddenCount: Int {
    picture.hiddenCount(picture.doneCount > 0 ? Self.rowsInColumn : Self.rowsInColumn * 2)
  }

  private var firstRows: ArraySlice<ToDoPicture.Row> {
    if picture.isAllDone { return picture.done.prefix(half(of: picture.done.count)) }
    return picture.open.prefix(Self.rowsInColumn)
  }

  private var secondRows: ArraySlice<ToDoPicture.Row> {
    if picture.isAllDone { return picture.done.dropFirst(half(of: picture.done.count)) }
    return picture.doneCount > 0
      ? picture.done.prefix(Self.rowsInColumn) : picture.open.dropFirst(Self.rowsInColumn)
  }

  /// Rows in the first of two even columns.
  private func half(of count: Int) -> Int { (count + 1) / 2 }

  private func column<Title: View>(
    _ rows: [ToDoPicture.Row],
    hiddenCount: Int,
    @ViewBuilder title: () -> Title
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack { title() }
      Divider()
      ToDoRows(rows: rows)
      Spacer(minLength: 0)
      ToDoMoreLabel(count: hiddenCount)
    }
    .frame(maxWidth: .infinity)
  }
}
