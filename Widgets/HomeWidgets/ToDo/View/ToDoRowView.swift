import WidgetIntents
import WidgetRender
import WidgetUI

/// How the rows of one list stand below each other.
struct ToDoRowColumns {
  /// The cells of the whole list.
  let width: Int
  /// The cells of the longest priority; 0 where no row has one.
  let priority: Int
  /// The digits of the longest number, up to six: a longer one stands out of the column.
  let number: Int

  init(_ rows: [ToDoPicture.Row], width: Int) {
    self.width = width
    priority = rows.map { $0.priority.marks.count }.max() ?? 0
    number = min(rows.map { String($0.number).count }.max() ?? 1, 6)
  }
}

/// A to-do on one line: mark, priority, name, what it is sorted by, when it is due, and its number.
struct ToDoRowView: View {
  let row: ToDoPicture.Row
  let isBelowHeading: Bool
  let columns: ToDoRowColumns

  var body: some View {
    HStack {
      ToDoMark(row: row)
      if columns.priority > 0 {
        ToDoPriorityMark(priority: row.priority)
          .frame(width: Double(columns.priority) * 8, alignment: .leading)
      }
      ToDoTitle(row: row).layoutPriority(1)
      ToDoSigns(row: row, hasNotes: hasRoomForNotes)
      if hasRoomForLabels {
        // A terminal that is narrower than the widget shows all of them or nothing.
        ViewThatFits(in: .horizontal) {
          Text(verbatim: row.labels).foregroundStyle(.secondary).lineLimit(1)
          Text(verbatim: "")
        }
      }
      Spacer(minLength: 8)
      if let due = row.due { ToDoDueLabel(due: due, isBelowHeading: isBelowHeading).fixedSize() }
      // What is to be typed can be read in every theme: faint text is the ground itself in some.
      Text(verbatim: "#\(row.number)")
        .foregroundStyle(.tint)
        .fixedSize()
        .frame(minWidth: Double(columns.number + 1) * 8, alignment: .trailing)
    }
  }

  /// The cells that are left when all but notes and labels has its own.
  private var room: Int {
    var taken = 2 + TextWidth.columns(of: row.name) + 1 + columns.number + 1
    if columns.priority > 0 { taken += columns.priority + 1 }
    if row.isRecurring { taken += 2 }
    if !row.steps.isEmpty { taken += row.steps.count + 1 }
    let due = row.due?.label(isBelowHeading: isBelowHeading) ?? ""
    return columns.width - taken - (due.isEmpty ? 0 : due.count + 1)
  }

  private var hasRoomForNotes: Bool { row.hasNotes && room >= 2 }

  private var hasRoomForLabels: Bool {
    let width = TextWidth.columns(of: row.labels)
    return width > 0 && width + 1 <= room - (hasRoomForNotes ? 2 : 0)
  }
}

/// The circle before a to-do, or the check mark of a done one; pressing it toggles the to-do.
struct ToDoMark: View {
  let row: ToDoPicture.Row

  var body: some View {
    Button(intent: ToggleToDo(id: row.id, number: row.number)) {
      if row.isDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else {
        Image(systemName: "circle")
          .foregroundStyle(row.due?.isLate == true ? Color.red : .accentColor)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(
      row.isDone
        ? String(english: "reopen", turkish: "yeniden aç")
        : String(english: "complete", turkish: "tamamla")
    )
  }
}

/// How much a to-do matters, in exclamation marks: three, two or one.
struct ToDoPriorityMark: View {
  let priority: ToDoPriority

  var body: some View {
    Text(verbatim: priority.marks).bold().foregroundStyle(color).lineLimit(1).fixedSize()
  }

  private var color: Color {
    switch priority {
    case .high: .red
    case .medium: .orange
    case .low, .none: .secondary
    }
  }
}

extension ToDoPriority {
  /// An exclamation mark for each rank; none for none.
  var marks: String { String(repeating: "!", count: Int(rank)) }
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

/// That a to-do comes back, how many of its steps are done, and that it has notes.
private struct ToDoSigns: View {
  let row: ToDoPicture.Row
  let hasNotes: Bool

  var body: some View {
    if row.isRecurring {
      Image(systemName: "repeat").foregroundStyle(.secondary)
        .accessibilityLabel(String(english: "repeats", turkish: "tekrarlanır"))
    }
    if !row.steps.isEmpty {
      Text(verbatim: row.steps).foregroundStyle(.secondary).fixedSize()
    }
    if hasNotes {
      Image(systemName: "text.alignleft").foregroundStyle(.secondary)
        .accessibilityLabel(String(english: "notes", turkish: "notlar"))
    }
  }
}

/// When a to-do is due; a late one is red and, but below its heading, has an exclamation mark, so that it
/// needs no colour.
struct ToDoDueLabel: View {
  let due: DueText
  var isBelowHeading = false

  var body: some View {
    let text = due.label(isBelowHeading: isBelowHeading)
    if !text.isEmpty {
      Text(verbatim: text).foregroundStyle(due.isLate ? Color.red : .secondary).lineLimit(1)
    }
  }
}

extension DueText {
  /// The words with the sign of a late one, which a heading says for those below it.
  func label(isBelowHeading: Bool = false) -> String {
    if isBelowHeading { return wordsInGroup }
    return isLate ? "! \(words)" : words
  }
}
