import WidgetUI

/// To-dos beneath each other, with a blank line between them.
struct ToDoRows: View {
  let rows: [ToDoPicture.Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(rows, id: \.number) { row in
        ToDoRowView(row: row, numberWidth: rows.numberWidth)
      }
    }
  }
}

/// A to-do on one line: mark, name, when it is due, and the number that commands take.
private struct ToDoRowView: View {
  let row: ToDoPicture.Row
  /// The digits of the longest number in the list, so that numbers end in one column.
  let numberWidth: Int

  var body: some View {
    HStack {
      ToDoMark(row: row)
      ToDoTitle(row: row)
      Spacer()
      if let due = row.due { ToDoDueLabel(due: due).fixedSize() }
      Text(verbatim: "#\(row.number)")
        .foregroundStyle(.tertiary)
        .fixedSize()
        .frame(minWidth: Double(numberWidth + 2) * 8, alignment: .trailing)
    }
  }
}

extension [ToDoPicture.Row] {
  /// The digits of the longest number, up to six: a longer one stands out of the column.
  fileprivate var numberWidth: Int {
    Swift.min(map { String($0.number).count }.max() ?? 1, 6)
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
        Image(systemName: "circle").foregroundStyle(row.due?.isLate == true ? Color.red : .blue)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(row.isDone ? "reopen" : "complete")
  }
}

/// When a to-do is due; a late one is red and has an exclamation mark, so that it needs no colour.
struct ToDoDueLabel: View {
  let due: DueText

  var body: some View {
    if due.isLate {
      Text(verbatim: "! \(due.words)").foregroundStyle(.red).lineLimit(1)
    } else {
      Text(verbatim: due.words).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
