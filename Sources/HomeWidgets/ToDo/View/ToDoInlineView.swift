import WidgetUI

/// The next to-do on the only line there is.
struct ToDoInlineView: View {
  let picture: ToDoPicture

  var body: some View {
    HStack {
      if let next = picture.open.first {
        Image(systemName: "circle")
        if next.due?.isLate == true { Text(verbatim: "!").foregroundStyle(.red).fixedSize() }
        ToDoTitle(row: next)
        if picture.openCount > 1 {
          Text(verbatim: "+\(picture.openCount - 1)").foregroundStyle(.secondary).fixedSize()
        }
      } else if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: "All done").lineLimit(1)
      } else {
        Text(verbatim: "No to-dos yet").foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}
