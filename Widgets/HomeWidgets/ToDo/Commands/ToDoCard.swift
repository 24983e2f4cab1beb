import Moments
import WidgetUI

/// All that is kept of one to-do, as `show-to-do` prints it.
struct ToDoCard: View {
  let toDo: ToDoRecord
  /// When it is due, in words; `nil` where it is not.
  let due: String?
  /// When it was done or added, in words.
  let times: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        Image(systemName: toDo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(toDo.isDone ? .green : .blue)
        Text(verbatim: toDo.name).bold().strikethrough(toDo.isDone)
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

  private var facts: [String] {
    var facts: [String] = []
    if let due { facts.append(String(english: "due \(due)", turkish: "tarih: \(due)")) }
    if !toDo.recurrence.isEmpty {
      facts.append(RecurrenceWords(.spoken).text(ofRule: toDo.recurrence))
    }
    if toDo.priority != .none { facts.append(toDo.priority.words) }
    if !toDo.list.isEmpty {
      facts.append(String(english: "list \(toDo.list)", turkish: "liste: \(toDo.list)"))
    }
    if !toDo.tags.isEmpty { facts.append(toDo.tags.map { "+\($0)" }.joined(separator: " ")) }
    return facts
  }
}
