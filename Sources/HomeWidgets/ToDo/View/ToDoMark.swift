import WidgetUI

/// The circle before a to-do, or the check mark of a done one; pressing it toggles the to-do.
struct ToDoMark: View {
  let row: ToDoPicture.Row

  var body: some View {
    Button(intent: ToggleToDo(id: row.id, number: row.number)) {
      if row.isDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else {
        Image(systemName: "circle").foregroundStyle(row.due?.isLate == true ? Color.red : .blue)
      }
    }
    .buttonStyle(.plain)
  }
}
