import Moments
import WidgetUI

/// Everything that is stored about a to-do, as `show-to-do` prints it.
struct ToDoCard: View {
  let toDo: ToDoRecord
  /// The due date as text; `nil` if there is none.
  let due: String?
  /// The date before which the to-do cannot be done, as text; `nil` if there is none.
  let notBefore: String?
  /// The reminders as text; `nil` if there are none.
  let reminders: String?
  /// The to-dos that must be done before this one.
  let blockers: [ToDoRecord]
  /// Lines about when the to-do was added, changed and closed, and how long the user has worked on
  /// it.
  let times: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Image(systemName: symbol).foregroundStyle(color)
        Text(verbatim: toDo.name).bold().strikethrough(!toDo.isOpen)
        Spacer(minLength: 16)
        Text(verbatim: "#\(toDo.key)").foregroundStyle(.tertiary).fixedSize()
      }
      Group {
        ForEach(facts, id: \.self) { Text(verbatim: $0) }
        ForEach(Array(toDo.checklist.enumerated()), id: \.offset) { index, step in
          Text(verbatim: "\(index + 1) \(step.line)").strikethrough(step.isDone)
        }
        if !toDo.notes.isEmpty { Text(verbatim: toDo.notes).padding(.top, 16) }
        ForEach(times, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
      }
      .padding(.leading, 16)
    }
  }

  private var symbol: String {
    switch toDo.state {
    case .open: "circle"
    case .done: "checkmark.circle.fill"
    case .cancelled: "xmark.circle"
    }
  }

  private var color: Color {
    switch toDo.state {
    case .open: .blue
    case .done: .green
    case .cancelled: .secondary
    }
  }

  private var facts: [String] {
    var facts: [String] = []
    if let due { facts.append(String(english: "due \(due)", turkish: "tarih: \(due)")) }
    if let notBefore {
      facts.append(String(english: "not before \(notBefore)", turkish: "başlangıç: \(notBefore)"))
    }
    if let reminders {
      facts.append(String(english: "reminders \(reminders)", turkish: "anımsatma: \(reminders)"))
    }
    facts += blockers.map { blocker in
      blocker.isOpen
        ? String(english: "after \(blocker.label)", turkish: "\(blocker.label) bitince")
        : String(
          english: "after \(blocker.label), which is closed",
          turkish: "\(blocker.label) bitince, o da kapanmış"
        )
    }
    if !toDo.recurrence.isEmpty {
      facts.append(RecurrenceWords(.spoken).text(ofRule: toDo.recurrence))
    }
    if toDo.priority != .none { facts.append(toDo.priority.words) }
    if !toDo.list.isEmpty {
      facts.append(String(english: "list \(toDo.list)", turkish: "liste: \(toDo.list)"))
    }
    if !toDo.tags.isEmpty { facts.append(toDo.tags.map { "+\($0)" }.joined(separator: " ")) }
    if !toDo.url.isEmpty { facts.append(toDo.url) }
    return facts
  }
}
