import Foundation
import WidgetIntents

/// Everything that a note widget shows at one moment; equal values look the same.
struct NotePicture: Hashable, Sendable {
  let name: String
  /// The file's absolute path, for the intents of buttons; empty if there is none.
  let path: String
  /// The ``NoteFile/stamp`` of the file; empty for sample data.
  let stamp: String
  let blocks: [NoteBlock]
  let problem: NoteProblem?
  /// Whether the file is longer than what was read.
  let isCut: Bool
  let modified: Date?

  init(_ file: NoteFile) {
    (name, path, stamp) = (file.name, file.path, file.stamp)
    (isCut, modified) = (file.isCut, file.modified)
    switch file.contents {
    case .text(let text): (blocks, problem) = (NoteBlock.blocks(of: text), nil)
    case .problem(let found): (blocks, problem) = ([], found)
    }
  }

  /// Creates the picture of a sample text, without reading a file.
  init(sample text: String, named name: String, path: String = "", modified: Date? = nil) {
    (self.name, self.path, stamp, problem) = (name, path, "", nil)
    (isCut, self.modified) = (false, modified)
    blocks = NoteBlock.blocks(of: text)
  }

  var isEmpty: Bool { problem == nil && blocks.isEmpty }

  /// Whether the note is so short that large widgets have space for hints on Markdown below it.
  var isShort: Bool { blocks.count <= Self.mostOfShort }

  private static let mostOfShort = 8

  var boxes: (ticked: Int, all: Int) {
    var (ticked, all) = (0, 0)
    for case .box(let isTicked, _) in blocks.lazy.map(\.kind) {
      all += 1
      if isTicked { ticked += 1 }
    }
    return (ticked, all)
  }

  /// The block that a widget of one line shows; `nil` if no block has text.
  ///
  /// It is the first checkbox that is not ticked, otherwise the first block with text.
  var first: NoteBlock? {
    blocks.first { if case .box(isTicked: false, _) = $0.kind { true } else { false } }
      ?? blocks.first { !$0.text.isEmpty }
  }

  /// Returns the text of a block without Markdown syntax.
  static func plain(_ block: NoteBlock) -> String {
    let attributed = try? AttributedString(markdown: block.text)
    return attributed.map { String($0.characters) } ?? block.text
  }
}
