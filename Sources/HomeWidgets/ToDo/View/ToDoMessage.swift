import WidgetUI

/// What is said when no to-do is open: that all are done, or how to add the first one.
struct ToDoMessage: View {
  let picture: ToDoPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: "No to-dos yet").font(.headline).lineLimit(1)
        Text(verbatim: "Add one:").foregroundStyle(.secondary).lineLimit(1)
        Text(verbatim: "widgetctl perform add-to-do --name Milk")
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      } else {
        HStack {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
          Text(verbatim: "All done").font(.headline).lineLimit(1)
        }
        Text(verbatim: picture.doneCount == 1 ? "1 to-do" : "\(picture.doneCount) to-dos")
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
  }
}
