import Foundation
import WidgetUI

/// A block of a note with its formatting; a checkbox is a button that ticks it.
struct NoteBlockView: View {
  let picture: NotePicture
  let block: NoteBlock
  /// Whether the text is limited to one line.
  var isOneLine = false
  /// Whether a heading of level 1 is in large letters.
  var hasLargeTitle = false

  var body: some View {
    switch block.kind {
    case .heading(let level): heading(level)
    case .paragraph: words
    case .bullet: item { Text(verbatim: "•").foregroundStyle(.tint) }
    case .number(let number): item { Text(verbatim: number).foregroundStyle(.tint) }
    case .box(let isTicked, let line): item { box(isTicked, line) }
    case .quote:
      HStack(alignment: .top) {
        Text(verbatim: "│").foregroundStyle(.tint)
        NoteWords(text: block.text).asText.italic().foregroundStyle(.secondary)
      }
    case .code:
      Text(verbatim: "  " + block.text).foregroundStyle(.teal).lineLimit(1)
    case .rule: Divider()
    case .blank: Text(verbatim: " ")
    }
  }

  private func heading(_ level: Int) -> some View {
    HStack(spacing: 0) {
      words.font(hasLargeTitle && level == 1 ? .largeTitle : .body).bold()
        .foregroundStyle(level == 1 ? Color.orange : level == 2 ? .blue : .primary)
    }
  }

  private var words: some View { NoteWords(text: block.text, isOneLine: isOneLine) }

  private func item(@ViewBuilder _ mark: () -> some View) -> some View {
    HStack(alignment: .top) {
      mark().fixedSize()
      words
    }
    .padding(.leading, CGFloat(block.depth) * 16)
  }

  @ViewBuilder private func box(_ isTicked: Bool, _ line: Int) -> some View {
    let image = Image(systemName: isTicked ? "checkmark.square" : "square")
      .foregroundStyle(isTicked ? Color.green : .accentColor)
    if picture.path.isEmpty || picture.isCut {
      image
    } else {
      Button(intent: TickNote(path: picture.path, line: line + 1, stamp: picture.stamp)) { image }
        .buttonStyle(.plain)
        .accessibilityLabel(
          isTicked
            ? String(english: "clear", turkish: "temizle")
            : String(english: "tick", turkish: "işaretle")
        )
    }
  }
}

/// A text with Markdown's inline formatting, and a link to the first address in it.
struct NoteWords: View {
  let text: String
  var isOneLine = false

  var body: some View {
    if let url = WrittenLink.first(in: [text.replacing("](", with: " ")]) {
      HStack(alignment: .top) {
        line
        Link(destination: url) { Image(systemName: "arrow.up.right") }
          .accessibilityLabel(String(english: "open the link", turkish: "bağlantıyı aç"))
      }
    } else {
      line
    }
  }

  private var line: some View { asText.lineLimit(isOneLine ? 1 : nil) }

  /// The formatted text; inline code has its own colour and no other style.
  var asText: Text {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a closing one is shown unchanged.
    guard parts.count > 2, parts.count % 2 == 1 else { return Text(LocalizedStringKey(text)) }
    var whole = Text(verbatim: "")
    for (index, part) in parts.enumerated() where !part.isEmpty {
      whole =
        whole
        + (index % 2 == 0
          ? Text(LocalizedStringKey(String(part)))
          : Text(verbatim: String(part)).foregroundStyle(.teal))
    }
    return whole
  }
}
