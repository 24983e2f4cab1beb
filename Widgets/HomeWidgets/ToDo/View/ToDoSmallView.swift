import WidgetRender
import WidgetUI

/// The to-dos that fit; a due date that does not fit next to the name goes on the line below.
struct ToDoSmallView: View {
  let picture: ToDoPicture

  /// The lines above the footer.
  private static let height = 9
  /// The cells of a line.
  private static let width = 18

  var body: some View {
    let items = items
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: isSpaced(items) ? 16 : 0) {
        ForEach(items, id: \.row.number) { item in
          VStack(alignment: .leading, spacing: 0) {
            ToDoShortRow(
              row: item.row,
              hasDue: item.height == 1 && item.row.hasShortDue(Self.width),
              hasTime: item.height == 1
            )
            if item.height == 2 {
              HStack {
                if let startedAt = item.row.startedAt { ToDoRunningTime(since: startedAt) }
                if let due = item.row.due { ToDoDueLabel(due: due) }
              }
              .padding(.leading, 16)
            }
          }
        }
      }
      Spacer(minLength: 0)
      HStack {
        ToDoMoreLabel(count: hiddenCount(items))
        ToDoLaterCount(picture: picture)
        Spacer(minLength: 0)
        // Beside both other counts there is no room for it.
        if picture.doneCount > 0, !picture.isAllDone,
          hiddenCount(items) == 0 || picture.laterCount == 0
        {
          let done = picture.doneCount
          Text(verbatim: String(english: "\(done) done", turkish: "\(done) tamam"))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: hiddenCount(items) > 0 ? picture.openCount : nil)
  }

  private func hiddenCount(_ items: [Item]) -> Int {
    picture.openCount - items.count { !$0.row.isDone }
  }

  private typealias Item = (row: ToDoPicture.Row, height: Int)

  private var items: [Item] {
    var items: [Item] = []
    var left = Self.height
    for row in picture.open + (picture.openCount > picture.open.count ? [] : picture.done) {
      guard left > 0 else { break }
      let isShort = row.startedAt == nil && (row.due == nil || row.shortWidth <= Self.width)
      let height = isShort || left == 1 ? 1 : 2
      left -= height
      items.append((row, height))
    }
    return items
  }

  private func isSpaced(_ items: [Item]) -> Bool {
    let isWhole = items.count == picture.open.count + picture.done.count
    return isWhole && items.reduce(items.count - 1) { $0 + $1.height } <= Self.height
  }
}

/// A to-do on a short line: mark, priority, name, and its due date or its running time.
struct ToDoShortRow: View {
  let row: ToDoPicture.Row
  let hasDue: Bool
  /// Whether the running time is on the line.
  var hasTime = true

  var body: some View {
    HStack {
      ToDoMark(row: row)
      ToDoTitle(row: row).layoutPriority(1)
      if row.priority != .none, row.startedAt == nil || !hasTime {
        ToDoPriorityMark(priority: row.priority)
      }
      if hasTime, let startedAt = row.startedAt {
        Spacer(minLength: 8)
        ToDoRunningTime(since: startedAt)
      } else if hasDue, let due = row.due {
        Spacer(minLength: 8)
        ToDoDueLabel(due: due).fixedSize()
      }
    }
  }
}

extension ToDoPicture.Row {
  /// Whether the due date fits next to the name within `width` cells: whole, or with enough of the name.
  func hasShortDue(_ width: Int) -> Bool {
    // As long as an hour: 18:30.
    let longest = 5
    return due.map { $0.label().count <= longest } ?? false || shortWidth <= width
  }

  /// The width in cells of a whole row on a short line.
  var shortWidth: Int {
    let marks = priority.marks.count
    let due = due.map { $0.label().count + 1 } ?? 0
    return 2 + (marks > 0 ? marks + 1 : 0) + TextWidth.columns(of: name) + due
  }
}
