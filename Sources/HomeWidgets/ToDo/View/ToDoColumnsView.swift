import WidgetUI

/// Two columns: what is open, and what is done or, while nothing is, what else is open.
struct ToDoColumnsView: View {
  let picture: ToDoPicture

  private static let rowsInColumn = 8

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoHeader(picture: picture)
      if picture.isEmpty {
        Spacer(minLength: 0)
        ToDoMessage(picture: picture).frame(maxWidth: .infinity)
      } else {
        HStack(alignment: .top, spacing: 16) {
          if picture.isAllDone {
            ToDoMessage(picture: picture)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          } else {
            column("Open", picture.openCount, Array(picture.open.prefix(Self.rowsInColumn)))
          }
          Divider()
          if picture.doneCount > 0 {
            column("Done", picture.doneCount, Array(picture.done.prefix(Self.rowsInColumn)))
          } else {
            column("Open", nil, Array(picture.open.dropFirst(Self.rowsInColumn)))
          }
        }
      }
      Spacer(minLength: 0)
      ToDoMoreLabel(count: picture.hiddenCount(openLimit))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var openLimit: Int {
    picture.doneCount > 0 ? Self.rowsInColumn : Self.rowsInColumn * 2
  }

  private func column(
    _ title: String,
    _ count: Int?,
    _ rows: [ToDoPicture.Row]
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: title).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        if let count { Text(verbatim: "\(count)").foregroundStyle(.secondary).fixedSize() }
      }
      ToDoRows(rows: rows)
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}
