import WidgetUI

/// How many open to-dos the widget has no room for.
struct ToDoMoreLabel: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text(verbatim: "+\(count) more").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
