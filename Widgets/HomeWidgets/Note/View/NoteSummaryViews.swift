import WidgetUI

/// The column next to a wide note: its headings, its open checkboxes, and its totals.
///
/// Next to a short note it has hints instead of the headings and checkboxes.
struct NoteSidebar: View {
  let picture: NotePicture

  /// The most headings that are listed, and the most checkboxes; twice as many if the note has only
  /// one of both kinds.
  private static let mostRows = 7

  var body: some View {
    let summary = NoteSummary(picture.blocks)
    VStack(alignment: .leading, spacing: 0) {
      if picture.isShort {
        NoteHints()
      } else {
        ViewThatFits(in: .vertical) {
          VStack(alignment: .leading, spacing: 0) { contents(summary, hasBars: true) }
          VStack(alignment: .leading, spacing: 0) { contents(summary, hasBars: false) }
        }
      }
      Spacer(minLength: 0)
      NoteTotals(summary: summary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private func contents(_ summary: NoteSummary, hasBars: Bool)
    -> some View
  {
    if summary.sections.count > 1 {
      title(String(english: "CONTENTS", turkish: "İÇİNDEKİLER"))
      // If there are no open boxes, the headings may use all lines.
      let most = summary.open.isEmpty ? Self.mostRows * 2 : Self.mostRows
      let sections = summary.sections.prefix(most)
      ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
        NoteSectionRow(section: section, hasBar: hasBars)
      }
      MoreLabel(count: summary.sections.count - sections.count)
      Text(verbatim: " ")
    }
    if !summary.open.isEmpty {
      title(String(english: "OPEN", turkish: "AÇIK"))
      let open = summary.open.prefix(
        summary.sections.count > 1 ? Self.mostRows : Self.mostRows * 2
      )
      ForEach(Array(open.enumerated()), id: \.offset) { _, block in
        NoteBlockView(picture: picture, block: block.outdented, isOneLine: true)
      }
      MoreLabel(count: summary.open.count - open.count)
    }
  }

  private func title(_ words: String) -> some View {
    Text(verbatim: words).bold().foregroundStyle(.secondary).lineLimit(1)
  }
}

/// A heading with the number of ticked checkboxes in its section.
private struct NoteSectionRow: View {
  let section: NoteSummary.Section
  /// Whether a bar below the heading shows how many checkboxes are ticked.
  let hasBar: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        NoteWords(text: section.heading.text, isOneLine: true).asText.lineLimit(1)
        Spacer(minLength: 8)
        if section.boxes > 0 {
          let isDone = section.ticked == section.boxes
          Text(verbatim: "\(section.ticked)/\(section.boxes)")
            .foregroundStyle(isDone ? Color.green : .secondary)
            .fixedSize()
        }
      }
      if hasBar, section.boxes > 0 {
        ProgressView(value: Double(section.ticked), total: Double(section.boxes)).tint(.green)
          .accessibilityHidden(true)
      }
    }
    .padding(.leading, section.level > 1 ? 16 : 0)
  }
}

/// A bar for the ticked checkboxes, and how many words and headings the note has.
struct NoteTotals: View {
  let summary: NoteSummary

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if summary.boxes > 0 {
        HStack {
          ProgressView(value: Double(summary.ticked), total: Double(summary.boxes))
            .tint(.green)
            .accessibilityHidden(true)
          let (ticked, all) = (summary.ticked, summary.boxes)
          Text(
            verbatim: String(
              english: "\(ticked) of \(all) done",
              turkish: "\(ticked)/\(all) tamam"
            )
          )
          .foregroundStyle(.secondary)
          .fixedSize()
        }
      }
      Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var words: String {
    let (count, headings) = (summary.words, summary.sections.count)
    let words = String(
      english: count == 1 ? "1 word" : "\(count) words",
      turkish: "\(count) sözcük"
    )
    guard headings > 0 else { return words }
    let titles = String(
      english: headings == 1 ? "1 heading" : "\(headings) headings",
      turkish: "\(headings) başlık"
    )
    return "\(words) · \(titles)"
  }
}

extension NoteBlock {
  /// The same block without indentation.
  fileprivate var outdented: NoteBlock { NoteBlock(kind: kind, text: text) }
}
