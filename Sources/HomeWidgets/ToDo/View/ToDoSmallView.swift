import WidgetUI

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
