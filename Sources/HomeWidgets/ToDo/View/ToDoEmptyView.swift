import WidgetUI

/// What is said before there is any to-do: how to add the first one.
struct ToDoEmptyView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "No to-dos yet").font(.headline).lineLimit(1)
      Text(verbatim: "Add the first one:").foregroundStyle(.secondary).lineLimit(1)
      Text(verbatim: " ")
      Text(verbatim: "widgetctl perform add-to-do --name Milk").multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
