import WidgetUI

/// The number of open to-dos, and whether one is late.
struct ToDoCircularView: View {
  let picture: ToDoPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: "no").foregroundStyle(.secondary)
        Text(verbatim: "to-dos").foregroundStyle(.secondary)
      } else if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: "all done")
      } else {
        // In the middle of the widget, not of the longest line: that is one cell to the left.
        Text(verbatim: "\(picture.openCount)").font(.title).frame(maxWidth: .infinity)
        Text(verbatim: "to do").foregroundStyle(.secondary).frame(maxWidth: .infinity)
        if picture.lateCount > 0 {
          Text(verbatim: "! \(picture.lateCount) late").foregroundStyle(.red)
        }
      }
    }
    .lineLimit(1)
  }
}
