import WidgetRender
import WidgetUI

/// The number of open to-dos, and the first to-dos, with a second line for a name that needs one.
struct ToDoRectangularView: View {
  let picture: ToDoPicture

  /// The number of lines below the first one.
  private static let height = 4
  /// The number of columns in a line.
  private static let width = 18

  var body: some View {
    if picture.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: picture.emptyWords).foregroundStyle(.secondary).lineLimit(1)
        ToDoLaterCount(picture: picture)
      }
    } else {
      let items = items
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          ToDoOpenCount(picture: picture)
          Spacer(minLength: 0)
          if picture.lateCount > 0 { ToDoLateCount(count: picture.lateCount) }
        }
        ForEach(items, id: \.row.number) { item in
          if item.height == 2 {
            ToDoTallShortRow(row: item.row, width: Self.width)
          } else {
            // Names have the line: the count above says how many are late, and those come first.
            ToDoShortRow(
              row: item.row,
              hasDue: item.row.shortWidth <= Self.width,
              hasPriority: item.row.shortWidth <= Self.width
            )
          }
        }
        Spacer(minLength: 0)
        ToDoLaterCount(picture: picture)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The to-dos with the number of their lines; the first line has the number of all of them.
  private var items: [(row: ToDoPicture.Row, height: Int)] {
    var items: [(row: ToDoPicture.Row, height: Int)] = []
    var left = Self.height - (picture.laterCount > 0 ? 1 : 0)
    for row in picture.open + picture.done where left > 0 {
      // Beside the mark and a blank.
      let isWhole = TextWidth.columns(of: row.name) <= Self.width - 2
      let height = isWhole || left == 1 ? 1 : 2
      left -= height
      items.append((row, height))
    }
    return items
  }
}

/// The text for a status line: the to-do in progress and its time, or the number of late ones and
/// the next to-do.
///
/// The number of further to-dos follows; it is left out if the full name would not fit with it.
struct ToDoInlineView: View {
  let picture: ToDoPicture

  var body: some View {
    HStack {
      if let running = picture.open.first, let startedAt = running.startedAt {
        Image(systemName: "play.fill").foregroundStyle(.green)
        ToDoRunningTime(since: startedAt)
        ToDoTitle(row: running)
        if picture.lateCount > 0 {
          ToDoLateCount(count: picture.lateCount)
        } else if picture.openCount > 1 {
          Text(verbatim: "+\(picture.openCount - 1)").foregroundStyle(.secondary).fixedSize()
        }
      } else if let next = picture.open.first {
        ViewThatFits(in: .horizontal) {
          line(of: next, hasCount: picture.openCount > 1).fixedSize()
          line(of: next, hasCount: false).fixedSize()
          line(of: next, hasCount: picture.openCount > 1)
        }
      } else if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: ToDoPicture.allDoneWords).lineLimit(1)
      } else {
        Text(verbatim: picture.emptyWords).foregroundStyle(.secondary).lineLimit(1)
        ToDoLaterCount(picture: picture)
      }
    }
  }

  private func line(of next: ToDoPicture.Row, hasCount: Bool) -> some View {
    HStack {
      if picture.lateCount > 0 {
        ToDoLateCount(count: picture.lateCount)
        Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
      } else {
        Image(systemName: next.isBlocked ? "minus.circle" : "circle")
      }
      ToDoTitle(row: next)
      if let due = next.due, due.group.isNear { ToDoDueLabel(due: due).fixedSize() }
      if hasCount {
        Text(verbatim: "+\(picture.openCount - 1)").foregroundStyle(.secondary).fixedSize()
      }
    }
  }
}

/// The number of open to-dos, the number of late ones, and a bar for the done ones.
struct ToDoCircularView: View {
  let picture: ToDoPicture

  /// The number of lines below the large number: the time of the to-do in progress, and the number
  /// of late or hidden ones.
  private var lineCount: Int {
    [picture.open.first?.startedAt != nil, picture.lateCount > 0 || picture.laterCount > 0]
      .count { $0 }
  }

  /// Whether the number of to-dos is three rows high: it has at most two digits, and at most one
  /// line follows.
  private var isLarge: Bool { picture.openCount < 100 && lineCount <= 1 }

  var body: some View {
    VStack(spacing: 0) {
      if !picture.problem.isEmpty {
        Text(verbatim: "!").bold().foregroundStyle(.orange)
        Text(verbatim: String(english: "no view", turkish: "görün.")).foregroundStyle(.secondary)
      } else if picture.isEmpty {
        Text(verbatim: String(english: "no", turkish: "görev")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "to-dos", turkish: "yok")).foregroundStyle(.secondary)
        ToDoLaterCount(picture: picture)
      } else if picture.isAllDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: String(english: "all done", turkish: "tamam"))
      } else {
        // The number is centred in the widget and not above the longest line, which is one cell to
        // the left.
        Text(verbatim: "\(picture.openCount)").font(isLarge ? .largeTitle : .title)
          .frame(maxWidth: .infinity)
        Text(verbatim: String(english: "to do", turkish: "görev"))
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
        if let startedAt = picture.open.first?.startedAt { ToDoRunningTime(since: startedAt) }
        if picture.lateCount > 0 {
          ToDoLateCount(count: picture.lateCount)
        } else {
          ToDoLaterCount(picture: picture)
        }
        if picture.doneCount > 0, lineCount == 0 || !isLarge {
          ProgressView(
            value: Double(picture.doneCount),
            total: Double(picture.openCount + picture.doneCount)
          )
          .tint(.green)
          .padding(.horizontal, 8)
          .accessibilityHidden(true)
        }
      }
    }
    .lineLimit(1)
  }
}

extension DueGroup {
  /// Whether a status line shows a due date of this group; late to-dos are counted already, and
  /// distant dates are left out.
  fileprivate var isNear: Bool { self == .today || self == .tomorrow }
}
