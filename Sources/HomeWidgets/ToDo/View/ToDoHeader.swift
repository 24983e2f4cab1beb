import WidgetUI

/// What the counts come to: how much there is to do, what is late, what is done.
struct ToDoHeader: View {
  let picture: ToDoPicture

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        ToDoOpenCount(picture: picture)
        Spacer()
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) {
            if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: true) }
            if picture.doneCount > 0 { ToDoDoneCount(count: picture.doneCount) }
          }
          if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: false) }
          ToDoDoneCount(count: picture.doneCount)
        }
      }
      Divider()
    }
  }
}

/// What a to-do is called, on one line; a done one is struck through and faint.
struct ToDoTitle: View {
  let row: ToDoPicture.Row

  var body: some View {
    Text(verbatim: row.name)
      .bold(row.priority == .high)
      .strikethrough(row.isDone)
      .foregroundStyle(row.isDone ? .secondary : .primary)
      .lineLimit(1)
  }
}

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

/// How much should have been done; the exclamation mark says so without colour.
struct ToDoLateCount: View {
  let count: Int
  let isLong: Bool

  var body: some View {
    Text(verbatim: "! \(count) \(isLong ? "overdue" : "late")")
      .foregroundStyle(.red)
      .lineLimit(1)
  }
}

/// How much is done.
struct ToDoDoneCount: View {
  let count: Int

  var body: some View {
    Text(verbatim: "\(count) done").foregroundStyle(.secondary).lineLimit(1)
  }
}

/// How many open to-dos the widget has no room for.
struct ToDoMoreLabel: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text(verbatim: "+\(count) more").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
