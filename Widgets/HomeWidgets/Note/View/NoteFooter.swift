import WidgetUI

/// The footer: the file's name as a button that opens an editor, and the number of ticked
/// checkboxes or the file's age.
struct NoteFooter: View {
  let picture: NotePicture
  let isSmall: Bool
  /// Whether the footer shows the number of ticked checkboxes, because the widget shows it nowhere
  /// else.
  let hasBoxes: Bool

  private var canBeEdited: Bool {
    !picture.path.isEmpty && picture.problem.map(\.canBeEdited) ?? true
  }

  var body: some View {
    HStack {
      if canBeEdited {
        Button(intent: EditNote(path: picture.path)) { name }
          .buttonStyle(.plain)
          .keyboardShortcut("e", modifiers: [])
          .accessibilityLabel(String(english: "edit", turkish: "düzenle"))
      } else {
        name
      }
      Spacer(minLength: 0)
      let boxes = picture.boxes
      if hasBoxes, boxes.all > 0 {
        count(boxes)
      } else if !isSmall, let modified = picture.modified {
        Text(verbatim: String(english: "changed", turkish: "değişti:"))
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Text(modified, style: .relative).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        Text(verbatim: String(english: "ago", turkish: "önce"))
          .foregroundStyle(.secondary)
          .fixedSize()
      }
    }
  }

  /// Returns the number of ticked checkboxes, with a bar unless the widget is small.
  @ViewBuilder private func count(_ boxes: (ticked: Int, all: Int)) -> some View {
    let (ticked, all) = boxes
    if !isSmall {
      ProgressView(value: Double(ticked), total: Double(all)).tint(.green).frame(width: 80)
        .accessibilityHidden(true)
    }
    Text(
      verbatim: isSmall
        ? String(english: "\(ticked)/\(all) done", turkish: "\(ticked)/\(all) tamam")
        : String(english: "\(ticked) of \(all) done", turkish: "\(ticked)/\(all) tamam")
    )
    .foregroundStyle(ticked == all ? Color.green : .secondary)
    .fixedSize()
  }

  private var name: some View {
    Text(verbatim: picture.name).foregroundStyle(.secondary).lineLimit(1)
  }
}
