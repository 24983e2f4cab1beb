import WidgetUI

/// A count and three to-dos, each on one line.
struct ToDoRectangularView: View {
  let picture: ToDoPicture

  private static let limit = 3

  var body: some View {
    if picture.isEmpty {
      Text(verbatim: "No to-dos yet").foregroundStyle(.secondary).lineLimit(1)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          ToDoOpenCount(picture: picture)
          Spacer(minLength: 0)
          if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount, isLong: false) }
        }
        ForEach(picture.rows(Self.limit), id: \.number) { row in
          HStack {
            ToDoMark(row: row)
            ToDoTitle(row: row)
          }
        }
        Spacer(minLength: 0)
        ToDoMoreLabel(count: picture.hiddenCount(Self.limit))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

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
