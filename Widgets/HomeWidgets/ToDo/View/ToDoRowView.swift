import Foundation
import WidgetIntents
import WidgetUI

/// A to-do on one line: symbol, name, priority, signs, tags, due date and number.
///
/// If the list has free lines, a second line has the rest of the name and further details.
struct ToDoRowView: View {
  let row: ToDoPicture.Row
  let isBelowHeading: Bool
  let columns: ToDoRowColumns
  var isTall = false

  var body: some View {
    let words = ToDoRowWords(
      row,
      isBelowHeading: isBelowHeading,
      columns: columns,
      isTall: isTall
    )
    VStack(alignment: .leading, spacing: 0) {
      line(words)
      if isTall { more(words).padding(.leading, 16) }
    }
  }

  private func line(_ words: ToDoRowWords) -> some View {
    HStack {
      ToDoMark(row: row)
      ToDoTitle(row: row, name: words.name).layoutPriority(1)
      // The signs follow only a name that is shown completely.
      if words.rest.isEmpty { marks(words) }
      if words.hasLabels {
        // If the terminal is narrower than the widget, the labels are shown completely or not at
        // all.
        ViewThatFits(in: .horizontal) {
          ToDoLabels(row: row)
          Text(verbatim: "")
        }
      }
      Spacer(minLength: 8)
      if row.isDone, !row.doneOn.isEmpty {
        Text(verbatim: row.doneOn).foregroundStyle(.secondary).lineLimit(1).fixedSize()
      }
      if let startedAt = row.startedAt { ToDoRunningTime(since: startedAt) }
      if let due = row.due { ToDoDueLabel(due: due, isBelowHeading: isBelowHeading).fixedSize() }
      // The number, which users type, has the tint, because faint text is invisible in some themes.
      Text(verbatim: "#\(row.number)")
        .foregroundStyle(.tint)
        .fixedSize()
        .frame(minWidth: Double(columns.number + 1) * 8, alignment: .trailing)
    }
  }

  @ViewBuilder private func marks(_ words: ToDoRowWords) -> some View {
    if row.priority != .none { ToDoPriorityMark(priority: row.priority) }
    ToDoSigns(row: row, hasNotes: words.hasNotes)
  }

  private func more(_ words: ToDoRowWords) -> some View {
    HStack {
      if !words.rest.isEmpty {
        Text(verbatim: words.rest).bold(row.priority == .high).lineLimit(1).layoutPriority(1)
        marks(words)
      }
      if !words.remark.isEmpty {
        Text(verbatim: words.remark).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The tags and the list of a to-do, or its blockers, in one line.
private struct ToDoLabels: View {
  let row: ToDoPicture.Row

  var body: some View {
    Text(verbatim: row.labels).foregroundStyle(row.isBlocked ? Color.secondary : .teal).lineLimit(1)
  }
}

/// The time since work on a to-do began; the host updates it.
///
/// If the clock was set back, it shows 0 until the time of the start is reached again.
struct ToDoRunningTime: View {
  /// The width in columns that is enough for most times, such as 1:02:33.
  nonisolated static let width = 7

  let since: Date

  var body: some View {
    Text(timerInterval: since...max(since, .distantFuture), countsDown: false)
      .foregroundStyle(.green)
      .lineLimit(1)
      .fixedSize()
      .accessibilityLabel(String(english: "in progress", turkish: "sürüyor"))
  }
}

/// The symbol of a to-do as a button that completes or reopens the to-do.
///
/// The symbol shows whether the to-do is open, done, in progress or blocked.
struct ToDoMark: View {
  let row: ToDoPicture.Row

  var body: some View {
    Button(intent: ToggleToDo(id: row.id, number: row.number)) {
      if row.isDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else if row.startedAt != nil {
        Image(systemName: "play.fill").foregroundStyle(.green)
      } else if row.isBlocked {
        Image(systemName: "minus.circle").foregroundStyle(.secondary)
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

/// The priority of a to-do as exclamation marks: three for high, two for medium, one for low.
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
  /// The exclamation marks for the priority; empty if there is none.
  var marks: String { String(repeating: "!", count: Int(rank)) }
}

/// The name of a to-do on one line: struck through if done, faint if done or blocked, bold if its
/// priority is high.
struct ToDoTitle: View {
  let row: ToDoPicture.Row
  /// The shown part of the name; `nil` for the whole name.
  var name: String?

  var body: some View {
    Text(verbatim: name ?? row.name)
      .bold(row.priority == .high)
      .strikethrough(row.isDone)
      .foregroundStyle(row.isDone || row.isBlocked ? .secondary : .primary)
      .lineLimit(1)
  }
}

/// Symbols for a passed reminder, recurrence and notes, and the number of done steps.
private struct ToDoSigns: View {
  let row: ToDoPicture.Row
  let hasNotes: Bool

  var body: some View {
    if row.isReminded {
      Image(systemName: "bell").foregroundStyle(.orange)
        .accessibilityLabel(String(english: "reminder", turkish: "anımsatma"))
    }
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

/// The due date of a to-do, in red if it is late.
///
/// Unless a heading shows that it is late, it also has an exclamation mark, so that no colour is
/// needed.
struct ToDoDueLabel: View {
  let due: DueText
  var isBelowHeading = false
  /// Whether the time is left out if the to-do is not due today.
  var isShort = false

  var body: some View {
    let text = due.label(isBelowHeading: isBelowHeading, isShort: isShort)
    if !text.isEmpty {
      Text(verbatim: text).foregroundStyle(due.isLate ? Color.red : .secondary).lineLimit(1)
    }
  }
}

extension DueText {
  /// Returns the due date as text.
  ///
  /// Below a heading, the part that the heading already shows is left out. Elsewhere a late to-do's
  /// has an exclamation mark, and `isShort` leaves out the time unless the to-do is due today.
  func label(isBelowHeading: Bool = false, isShort: Bool = false) -> String {
    if isBelowHeading { return wordsInGroup }
    let words = isShort ? shortWords : words
    return isLate ? "! \(words)" : words
  }
}
