import WidgetUI

/// How much should have been done; the exclamation mark says so without colour.
struct ToDoLateCount: View {
  let count: Int
  let isLong: Bool

  var body: some View {
    Text(verbatim: "! \(count) \(isLong ? "overdue" : "late")")
      .foregroundStyle(.red)
      .lineLimit(1)
  }
}
