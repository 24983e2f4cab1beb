import WidgetUI

/// A list of up to `limit` to-dos under the header.
struct ToDoListView: View {
  let picture: ToDoPicture
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoHeader(picture: picture)
      ToDoRows(rows: picture.rows(limit))
      Spacer(minLength: 0)
      ToDoMoreLabel(count: picture.hiddenCount(limit))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Three to-dos, each with its due date beneath.
struct ToDoSmallView: View {
  let picture: ToDoPicture

  private static let limit = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoHeader(picture: picture)
      ForEach(picture.rows(Self.limit), id: \.number) { row in
        HStack {
          ToDoMark(row: row)
          ToDoTitle(row: row)
        }
        // Two lines for each, so that the list does not move when a date comes or goes.
        Group {
          if let due = row.due { ToDoDueLabel(due: due) } else { Spacer(minLength: 0) }
        }
        .frame(height: 16)
        .padding(.leading, 16)
      }
      Spacer(minLength: 0)
      ToDoMoreLabel(count: picture.hiddenCount(Self.limit))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// What is said before there is any to-do: how to add the first one.
struct ToDoEmptyView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "No to-dos yet").font(.headline).lineLimit(1)
      Text(verbatim: "Add the first one:").foregroundStyle(.secondary).lineLimit(1)
      Text(verbatim: " ")
      Text(verbatim: "widgetctl perform add-to-do --name Milk").multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

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
