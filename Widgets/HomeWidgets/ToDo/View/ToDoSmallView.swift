import WidgetRender
import WidgetUI

/// The to-dos that fit; a due date that does not fit next to the name goes on the line below.
struct ToDoSmallView: View {
  let picture: ToDoPicture

  /// The number of lines above the footer.
  private static let height = 9
  /// The number of columns in a line.
  private static let width = 18

  var body: some View {
    let items = items
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: isSpaced(items) ? 16 : 0) {
        ForEach(items, id: \.row.number) { item in
          if item.height == 2 {
            ToDoTallShortRow(row: item.row, width: Self.width)
          } else {
            // On the last line, a name that does not fit gets the space of the due date.
            ToDoShortRow(row: item.row, hasDue: item.row.shortWidth <= Self.width)
          }
        }
      }
      Spacer(minLength: 0)
      HStack {
        MoreLabel(count: hiddenCount(items))
        ToDoLaterCount(picture: picture)
        Spacer(minLength: 0)
        // The number of done to-dos does not fit next to both other counts.
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

/// A to-do on a narrow line: symbol, name, priority, and the due date or the time of work.
struct ToDoShortRow: View {
  let row: ToDoPicture.Row
  let hasDue: Bool
  /// Whether there is space for the priority.
  var hasPriority = true

  var body: some View {
    HStack {
      ToDoMark(row: row)
      ToDoTitle(row: row).layoutPriority(1)
      if hasPriority, row.priority != .none, row.startedAt == nil {
        ToDoPriorityMark(priority: row.priority)
      }
      if let startedAt = row.startedAt {
        Spacer(minLength: 8)
        ToDoRunningTime(since: startedAt)
      } else if hasDue, let due = row.due {
        Spacer(minLength: 8)
        ToDoDueLabel(due: due).fixedSize()
      }
    }
  }
}

/// A to-do on two narrow lines; its name continues on the second, before the priority, the due date
/// and the time of work.
struct ToDoTallShortRow: View {
  let row: ToDoPicture.Row
  /// The number of columns in a line.
  let width: Int

  var body: some View {
    let (name, rest) = parts
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        ToDoMark(row: row)
        ToDoTitle(row: row, name: rest.isEmpty ? row.name : name)
      }
      ViewThatFits(in: .horizontal) {
        below(rest, hasPriority: true)
        below(rest, hasPriority: false)
        below(rest, hasPriority: false, isShort: true)
      }
      .padding(.leading, 16)
    }
  }

  /// The part of the name for the first line, and the rest for the second.
  private var parts: (String, String) {
    // The mark and a blank precede the name.
    let room = width - 2
    return TextWidth.columns(of: row.name) <= room
      ? (row.name, "") : ToDoRowWords.parted(row.name, at: room)
  }

  private func below(_ rest: String, hasPriority: Bool, isShort: Bool = false) -> some View {
    HStack {
      if !rest.isEmpty { ToDoTitle(row: row, name: rest) }
      if hasPriority, row.priority != .none { ToDoPriorityMark(priority: row.priority) }
      if let startedAt = row.startedAt { ToDoRunningTime(since: startedAt) }
      if let due = row.due { ToDoDueLabel(due: due, isShort: isShort).fixedSize() }
    }
  }
}

extension ToDoPicture.Row {
  /// Returns whether a line of `width` columns shows the due date, because it is short or fits next
  /// to the full name.
  func hasShortDue(_ width: Int) -> Bool {
    // The longest text is an hour such as 18:30.
    let longest = 5
    return due.map { $0.label().count <= longest } ?? false || shortWidth <= width
  }

  /// The number of columns that a to-do needs on one narrow line, with its name, priority and due
  /// date.
  var shortWidth: Int {
    let marks = priority.marks.count
    let due = due.map { $0.label().count + 1 } ?? 0
    return 2 + (marks > 0 ? marks + 1 : 0) + TextWidth.columns(of: name) + due
  }
}
