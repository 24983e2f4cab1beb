import WidgetUI

/// The text for a status line: the first checkbox that is not ticked, or the first block with text.
///
/// The number of ticked checkboxes follows.
struct NoteInlineView: View {
  let picture: NotePicture

  var body: some View {
    HStack {
      if let problem = picture.problem {
        Text(verbatim: problem.words).foregroundStyle(.secondary).lineLimit(1)
      } else if let first = picture.first {
        NoteBlockView(picture: picture, block: first, isOneLine: true)
        let boxes = picture.boxes
        if boxes.all > 0 {
          Text(verbatim: "\(boxes.ticked)/\(boxes.all)").foregroundStyle(.secondary).fixedSize()
        }
      } else {
        Text(verbatim: picture.name).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The number of checkboxes that are not ticked, and a bar for the ticked ones.
struct NoteCircularView: View {
  let picture: NotePicture

  var body: some View {
    let boxes = picture.boxes
    VStack(spacing: 0) {
      if picture.problem != nil {
        Text(verbatim: String(english: "no note", turkish: "not yok")).foregroundStyle(.secondary)
      } else if boxes.all == 0 {
        Image(systemName: "note.text").foregroundStyle(.orange)
        Text(verbatim: picture.name).foregroundStyle(.secondary)
      } else if boxes.ticked == boxes.all {
        Image(systemName: "checkmark.square").foregroundStyle(.green)
        Text(verbatim: String(english: "all done", turkish: "tamam"))
      } else {
        let open = boxes.all - boxes.ticked
        // Two digits have room for letters of three rows.
        Text(verbatim: "\(open)").font(open < 100 ? .largeTitle : .title)
          .frame(maxWidth: .infinity)
        Text(verbatim: String(english: "open", turkish: "açık")).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
        ProgressView(value: Double(boxes.ticked), total: Double(boxes.all))
          .tint(.green)
          .padding(.horizontal, 8)
          .accessibilityHidden(true)
      }
    }
    .lineLimit(1)
  }
}

/// The first five blocks, each on one line.
struct NoteRectangularView: View {
  let picture: NotePicture

  private static let limit = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let problem = picture.problem {
        Text(verbatim: problem.words).bold().lineLimit(2)
        Text(verbatim: problem.advice).foregroundStyle(.secondary).lineLimit(3)
      } else {
        let blocks = picture.blocks.filter { $0.kind != .blank }.prefix(Self.limit)
        ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
          NoteBlockView(picture: picture, block: block, isOneLine: true)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
