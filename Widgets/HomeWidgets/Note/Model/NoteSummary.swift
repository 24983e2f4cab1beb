/// The headings, the checkboxes and the number of words of a note.
struct NoteSummary: Hashable, Sendable {
  /// A heading and the number of checkboxes between it and the next heading.
  struct Section: Hashable, Sendable {
    let heading: NoteBlock
    /// The heading's level, from 1 for the largest.
    let level: Int
    var ticked = 0
    var boxes = 0
  }

  private(set) var sections: [Section] = []
  /// The checkboxes that are not ticked; `done` are the ticked ones.
  private(set) var open: [NoteBlock] = []
  private(set) var done: [NoteBlock] = []
  private(set) var words = 0

  var ticked: Int { done.count }
  var boxes: Int { open.count + done.count }

  init(_ blocks: [NoteBlock]) {
    for block in blocks {
      words += block.text.split(whereSeparator: \.isWhitespace).count
      switch block.kind {
      case .heading(let level): sections.append(Section(heading: block, level: level))
      case .box(let isTicked, _):
        if isTicked { done.append(block) } else { open.append(block) }
        guard let last = sections.indices.last else { continue }
        sections[last].boxes += 1
        if isTicked { sections[last].ticked += 1 }
      default: break
      }
    }
  }
}
