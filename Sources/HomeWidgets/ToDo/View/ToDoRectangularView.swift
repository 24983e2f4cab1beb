import WidgetUI

/// A count and three to-dos, each on one line.
struct ToDoRectangularView: View {
  let picture: ToDoPicture

  private static let limit = 3

  var body: some View {
    if picture.isEmpty {
      Text(verbatim: "No to-dos yet").foregroundStyle(.secondary).lineLimit(1)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          ToDoOpenCount(picture: picture)
          Spacer(minLength: 0)
          if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: false) }
        }
        ForEach(picture.rows(Self.limit), id: \.number) { row in
          HStack {
            ToDoMark(row: row)
            ToDoTitle(row: row)
          }
        }
        Spacer(minLength: 0)
        ToDoMoreLabel(count: picture.hiddenCount(Self.limit))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
