import WidgetUI

/// A list as the to-do widget draws it: a title with a count, eight rows with a mark, a name, a
/// date and a number, and a note.
struct LoadView: View {
  let entry: Int
  /// The index of a row that is done in addition to every third one; -1 for none.
  var doneRow = -1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "To-do \(entry)").bold()
        Spacer()
        Text(verbatim: "8 open").foregroundStyle(.secondary)
      }
      Divider()
      ForEach(0..<8) { row in
        HStack {
          Image(systemName: isDone(row) ? "checkmark.circle.fill" : "circle")
          Text(verbatim: "Buy oat milk and bread \(entry + row)")
            .lineLimit(1)
            .strikethrough(isDone(row))
          Spacer()
          Text(verbatim: "tomorrow").foregroundStyle(.secondary)
          Text(verbatim: "\(row)")
        }
      }
      Spacer()
      Text(verbatim: "+3 more").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func isDone(_ row: Int) -> Bool { row % 3 == 0 || row == doneRow }
}
