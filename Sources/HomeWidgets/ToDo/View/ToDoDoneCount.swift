import WidgetUI

/// How much is done.
struct ToDoDoneCount: View {
  let count: Int

  var body: some View {
    Text(verbatim: "\(count) done").foregroundStyle(.secondary).lineLimit(1)
  }
}
