import WidgetUI

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
