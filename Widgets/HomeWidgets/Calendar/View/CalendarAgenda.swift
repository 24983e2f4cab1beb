import WidgetUI

/// The to-dos by day, in one or two columns.
struct CalendarAgenda: View {
  let picture: CalendarPicture
  /// The most lines of one column.
  let lineCount: Int
  /// Whether rows have space for the time at which a to-do is due.
  let hasDue: Bool
  var columnCount = 1

  var body: some View {
    let columns = columns
    if columns.isEmpty {
      Text(verbatim: emptyWords).foregroundStyle(.secondary).lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: .top, spacing: 16) {
        ForEach(Array(columns.enumerated()), id: \.offset) { _, lines in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in view(line) }
          }
          .frame(maxWidth: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  private enum Line {
    case heading(String, isLate: Bool)
    case row(CalendarPicture.Row)
    case more(Int)

    var isHeading: Bool { if case .heading = self { true } else { false } }
    var isRow: Bool { if case .row = self { true } else { false } }
  }

  /// The lines of each column, none of which ends with a heading.
  ///
  /// If not all fit, the last line has the number of the remaining to-dos.
  private var columns: [[Line]] {
    var rest = picture.agenda.flatMap { day in
      [Line.heading(day.title, isLate: day.isLate)]
        + (day.rows.isEmpty ? [.more(0)] : day.rows.map { .row($0) })
    }[...]
    var columns: [[Line]] = []
    while !rest.isEmpty, columns.count < columnCount {
      let isCut = columns.count == columnCount - 1 && rest.count > lineCount
      var lines = Array(rest.prefix(isCut ? lineCount - 1 : lineCount))
      if lines.count < rest.count, lines.last?.isHeading == true { lines.removeLast() }
      rest = rest.dropFirst(lines.count)
      columns.append(isCut ? lines + [.more(rest.count(where: \.isRow))] : lines)
    }
    return columns
  }

  @ViewBuilder private func view(_ line: Line) -> some View {
    switch line {
    case .heading(let title, let isLate):
      Text(verbatim: title).bold().foregroundStyle(isLate ? Color.red : .secondary).lineLimit(1)
    case .row(let row) where !hasDue && row.toDo.priority == .none: CalendarShortRow(row: row)
    case .row(let row):
      HStack {
        ToDoMark(row: row.toDo)
        ToDoTitle(row: row.toDo)
        if row.toDo.priority != .none { ToDoPriorityMark(priority: row.toDo.priority) }
        if hasDue, !row.time.isEmpty {
          Spacer(minLength: 8)
          Text(verbatim: row.time)
            .foregroundStyle(row.toDo.due?.isLate == true ? Color.red : .secondary)
            .fixedSize()
        }
      }
    case .more(0): Text(verbatim: emptyWords).foregroundStyle(.secondary).lineLimit(1)
    case .more(let count): MoreLabel(count: count)
    }
  }

  private var emptyWords: String {
    String(english: "Nothing is due", turkish: "Tarihi olan görev yok")
  }
}

/// Today's to-dos in a few lines: all of them, or some above the number of the others.
///
/// If two lines are left, the next day follows with a heading.
struct CalendarShortAgenda: View {
  let picture: CalendarPicture
  let rowCount: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.selected != nil, let chosen = picture.agenda.first {
        CalendarSummary(picture: picture, isShort: true)
        day(chosen, in: rowCount - 1)
      } else {
        let rows = current
        // If only today's to-dos are listed, their number need not be shown.
        let isWhole = picture.lateCount == 0 && !rows.isEmpty && rows.count == rowCount
        let shown = isWhole ? rowCount : min(rows.count, rowCount - 1)
        if !isWhole {
          CalendarSummary(picture: picture, isShort: true, hiddenCount: rows.count - shown)
        }
        list(rows, shown)
        if let next { day(next, in: rowCount - 1 - shown) }
      }
    }
  }

  /// The late to-dos and those due today.
  private var current: [CalendarPicture.Row] {
    picture.agenda.filter { $0.isLate || $0.title == today }.flatMap(\.rows)
  }

  private var next: CalendarPicture.Day? {
    picture.agenda.first { !$0.isLate && $0.title != today && !$0.rows.isEmpty }
  }

  private var today: String { picture.today.title(from: picture.today) }

  /// Returns a day's heading and its to-dos; nothing if `lines` is less than two.
  @ViewBuilder private func day(_ day: CalendarPicture.Day, in lines: Int) -> some View {
    if lines > 1 {
      Text(verbatim: day.title).bold().foregroundStyle(.secondary).lineLimit(1)
      list(day.rows, lines - 1)
    }
  }

  private func list(_ rows: [CalendarPicture.Row], _ count: Int) -> some View {
    ForEach(Array(rows.prefix(max(count, 0)).enumerated()), id: \.offset) { _, row in
      CalendarShortRow(row: row)
    }
  }
}

/// A to-do on a narrow line; its time is shown only if the name leaves space for it.
struct CalendarShortRow: View {
  let row: CalendarPicture.Row

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        mark
        ToDoTitle(row: row.toDo).fixedSize()
        Spacer(minLength: 8)
        Text(verbatim: row.time)
          .foregroundStyle(row.toDo.due?.isLate == true ? Color.red : .secondary)
          .fixedSize()
      }
      HStack {
        mark
        ToDoTitle(row: row.toDo)
        Spacer(minLength: 0)
      }
    }
  }

  private var mark: some View { ToDoMark(row: row.toDo) }
}
