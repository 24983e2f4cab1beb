import WidgetUI

/// How much there is to do, or that all is done.
struct ToDoOpenCount: View {
  let picture: ToDoPicture

  var body: some View {
    if picture.isAllDone {
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text(verbatim: "All done").font(.headline).lineLimit(1)
      }
      .foregroundStyle(.green)
    } else {
      Text(verbatim: "\(picture.openCount) to do").font(.headline).lineLimit(1)
    }
  }
}
