import WidgetUI

/// A list as the to-do widget draws it: a title, eight rows with mark, name, due date and number, and a count.
struct LoadView: View {
  let entry: Int

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
          Image(systemName: row % 3 == 0 ? "checkmark.circle.fill" : "circle")
          Text(verbatim: "Buy oat milk and bread \(entry + row)")
            .lineLimit(1)
            .strikethrough(row % 3 == 0)
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
}
