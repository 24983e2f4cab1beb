import WidgetUI

/// To-dos beneath each other, with a blank line between them.
struct ToDoRows: View {
  let rows: [ToDoPicture.Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(rows, id: \.number) { row in
        ToDoRowView(row: row, numberWidth: rows.numberWidth)
      }
    }
  }
}
