import WidgetUI

/// How many to-dos are open, hidden and late, next to the widget's title; counts that do not fit
/// are left out.
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

  /// How many to-dos are open and how many late, without words, for example `9 · ! 1`.
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

/// The name of the list or view if the header shows it, and the number of open to-dos, or a text
/// that all are done.
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

/// The number of late to-dos, with an exclamation mark so that no colour is needed.
struct ToDoLateCount: View {
  let count: Int

  var body: some View {
    // Without colours, red becomes a grey that is darker than the text beside it, so it is also
    // bold.
    Text(verbatim: String(english: "! \(count) late", turkish: "! \(count) geç"))
      .bold()
      .foregroundStyle(.red)
      .lineLimit(1)
      .fixedSize()
  }
}

/// The number of to-dos that are hidden because they cannot be done yet; nothing if it is 0.
struct ToDoLaterCount: View {
  let picture: ToDoPicture

  var body: some View {
    if picture.laterCount > 0 {
      Text(verbatim: picture.laterWords).foregroundStyle(.secondary).lineLimit(1).fixedSize()
    }
  }
}

/// The footer: the number of open to-dos that are not shown, and a bar for the done ones.
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
