import WidgetUI

/// The numbers of open and late to-dos next to the widget's title, as far as they fit.
struct ToDoCountLabel: View {
  let picture: ToDoPicture

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line(hasList: true, hasLater: true)
      line(hasList: false, hasLater: true)
      line(hasList: false, hasLater: false)
      shortLine
    }
  }

  private func line(hasList: Bool, hasLater: Bool) -> some View {
    HStack {
      if hasList, !picture.list.isEmpty {
        Text(verbatim: picture.list).lineLimit(1)
        separator
      }
      if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: ToDoPicture.allDoneWords).foregroundStyle(.green).lineLimit(1)
      } else {
        Text(verbatim: picture.openWords).foregroundStyle(.secondary).lineLimit(1)
      }
      if hasLater, picture.laterCount > 0 {
        separator
        ToDoLaterCount(picture: picture)
      }
      if picture.lateCount > 0 {
        separator
        ToDoLateCount(count: picture.lateCount)
      }
    }
  }

  /// The numbers alone: `9 · ! 1`.
  private var shortLine: some View {
    HStack {
      if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else {
        Text(verbatim: "\(picture.openCount)").foregroundStyle(.secondary)
      }
      if picture.lateCount > 0 {
        separator
        Text(verbatim: "! \(picture.lateCount)").bold().foregroundStyle(.red)
      }
    }
    .lineLimit(1)
  }

  private var separator: some View {
    Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
  }
}

/// The list that is shown alone, and how much there is to do in it, or that all is done.
struct ToDoOpenCount: View {
  let picture: ToDoPicture

  var body: some View {
    HStack {
      if !picture.list.isEmpty {
        Text(verbatim: picture.list).font(.headline).lineLimit(1)
        Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
      }
      if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: ToDoPicture.allDoneWords).font(.headline).foregroundStyle(.green)
          .lineLimit(1)
      } else {
        Text(verbatim: picture.openWords)
          .font(.headline)
          .lineLimit(1)
          .layoutPriority(1)
      }
    }
  }
}

/// The number of late to-dos, with an exclamation mark so that it is recognised without colour.
struct ToDoLateCount: View {
  let count: Int

  var body: some View {
    // Where a place has no colours, red is darker than the text beside it.
    Text(verbatim: String(english: "! \(count) late", turkish: "! \(count) geç"))
      .bold()
      .foregroundStyle(.red)
      .lineLimit(1)
      .fixedSize()
  }
}

/// The number of hidden later to-dos.
struct ToDoLaterCount: View {
  let picture: ToDoPicture

  var body: some View {
    if picture.laterCount > 0 {
      Text(verbatim: picture.laterWords).foregroundStyle(.secondary).lineLimit(1).fixedSize()
    }
  }
}

/// The last line: how many open to-dos have no row, and how far all of them are done.
struct ToDoFooter: View {
  let picture: ToDoPicture
  let hiddenCount: Int

  var body: some View {
    HStack {
      if hiddenCount > 0 { MoreLabel(count: hiddenCount) }
      if picture.doneCount > 0 {
        ProgressView(value: Double(picture.doneCount), total: Double(total))
          .tint(.green)
          .accessibilityHidden(true)
        let done = picture.doneCount
        Text(
          verbatim: String(english: "\(done) of \(total) done", turkish: "\(done)/\(total) tamam")
        )
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
      }
    }
  }

  private var total: Int { picture.openCount + picture.doneCount }
}
