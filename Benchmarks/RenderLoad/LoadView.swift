import WidgetUI

/// A list as the to-do widget draws it: a title, eight rows with mark, name, due date and number, and a count.
struct LoadView: View {
  let entry: Int
  /// A row that is done beside every third one.
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
