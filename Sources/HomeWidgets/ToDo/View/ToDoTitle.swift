import WidgetUI

/// What a to-do is called, on one line; a done one is struck through and faint.
struct ToDoTitle: View {
  let row: ToDoPicture.Row

  var body: some View {
    Text(verbatim: row.name)
      .bold(row.isUrgent && !row.isDone)
      .strikethrough(row.isDone)
      .foregroundStyle(row.isDone ? .secondary : .primary)
      .lineLimit(1)
  }
}
