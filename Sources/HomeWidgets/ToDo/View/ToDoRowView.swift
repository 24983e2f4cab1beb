import WidgetUI

/// A to-do on one line: mark, name, when it is due, and the number that commands take.
struct ToDoRowView: View {
  let row: ToDoPicture.Row
  /// The digits of the longest number beside it, so that numbers end in one column.
  let numberWidth: Int

  var body: some View {
    HStack {
      ToDoMark(row: row)
      ToDoTitle(row: row)
      Spacer(minLength: 0)
      if let due = row.due { ToDoDueLabel(due: due).fixedSize() }
      Text(verbatim: "\(row.number)")
        .foregroundStyle(.tertiary)
        .fixedSize()
        .frame(width: Double(numberWidth) * 8, alignment: .trailing)
    }
  }
}

extension [ToDoPicture.Row] {
  /// The digits of the longest number.
  var numberWidth: Int {
    map { String($0.number).count }.max() ?? 1
  }
}
