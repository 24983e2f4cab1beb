import WidgetUI

/// The widget's name and what its counts come to.
struct ToDoHeader: View {
  let picture: ToDoPicture
  /// Whether there is room for more than one count.
  var isLong = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: "To-Do").font(.headline).fixedSize()
        Spacer(minLength: 0)
        status.lineLimit(1)
      }
      Divider()
    }
  }

  @ViewBuilder private var status: some View {
    if picture.isEmpty {
      EmptyView()
    } else if picture.isAllDone {
      Text(verbatim: isLong ? "\(picture.doneCount) of \(picture.doneCount) done" : "all done")
        .foregroundStyle(.green)
    } else {
      if picture.lateCount > 0 {
        Text(verbatim: "! \(picture.lateCount) overdue").foregroundStyle(.red)
      }
      if isLong {
        Text(verbatim: "\(picture.doneCount) of \(picture.doneCount + picture.openCount) done")
          .foregroundStyle(.secondary)
      } else if picture.lateCount == 0 {
        Text(verbatim: "\(picture.openCount) open").foregroundStyle(.secondary)
      }
    }
  }
}
