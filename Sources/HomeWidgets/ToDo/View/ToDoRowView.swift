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
  var numberWidth: Int {
    Swift.min(map { String($0.number).count }.max() ?? 1, 6)
  }
}
