import Foundation
import Testing

@testable import HomeWidgets

@Suite("Markdown of notes", .timeLimit(.minutes(2)))
struct NoteBlockTests {
  /// Returns a line for each block: its kind, its depth if it has one, and its text.
  private func read(_ text: String) -> [String] {
    NoteBlock.blocks(of: text).map { block in
      let kind =
        switch block.kind {
        case .heading(let level): "h\(level)"
        case .paragraph: "p"
        case .bullet: "-"
        case .number(let number): number
        case .box(let isTicked, let line): (isTicked ? "[x]" : "[ ]") + "@\(line)"
        case .quote: ">"
        case .code: "code"
        case .rule: "rule"
        case .blank: ""
        }
      let depth = block.depth > 0 ? "+\(block.depth)" : ""
      return [kind + depth, block.text].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("# Today", ["h1 Today"]), ("###### Deep ##", ["h6 Deep"]),
    ("####### Seven", ["p ####### Seven"]),
    ("#tag", ["p #tag"]), ("#", ["h1"]),
    ("one\ntwo\n\nthree", ["p one two", "", "p three"]),
    ("- a\n* b\n+ c", ["- a", "- b", "- c"]), ("-a", ["p -a"]),
    ("- a\n  - b\n    - c", ["- a", "-+1 b", "-+2 c"]), ("- a\n\t- b", ["- a", "-+2 b"]),
    ("- long\n  goes on", ["- long goes on"]),
    ("3. a\n4) b", ["3. a", "4. b"]), ("1234567890. a", ["p 1234567890. a"]),
    ("2026 was", ["p 2026 was"]),
    ("- [ ] a\n- [x] b\n1. [X] c", ["[ ]@0 a", "[x]@1 b", "[x]@2 c"]),
    ("- [y] a", ["- [y] a"]), ("- [ ]a", ["- [ ]a"]), ("[ ] a", ["p [ ] a"]), ("- [ ]", ["[ ]@0"]),
    ("> a\n> b\n>> c", ["> a b c"]),
    ("```\n# no\n- no\n```\nyes", ["code # no", "code - no", "p yes"]),
    ("~~~swift\nlet a\n~~~", ["code let a"]), ("```\nopen", ["code open"]),
    ("    code\n", ["code code"]), ("a\n    b", ["p a b"]),
    ("| a | b |\n|---|---|", ["code | a | b |", "code |---|---|"]),
    ("---", []), ("a\n\n---\nb", ["p a", "", "rule", "p b"]), ("* * *", ["rule"]), ("--", ["p --"]),
    ("---\ntags: x\n---\n# a", ["h1 a"]), ("a\n\n\n\nb\n\n\n", ["p a", "", "p b"]),
    ("# a\r\n- [ ] b\r\n", ["h1 a", "[ ]@1 b"]), ("", []), ("\n\n", []),
  ])
  func `blocks are recognised`(text: String, blocks: [String]) {
    #expect(read(text) == blocks)
  }

  @Test func `a note without an end is read to its five hundredth block`() {
    let text = String(repeating: "# a\n", count: 100_000)
    #expect(NoteBlock.blocks(of: text).count == NoteBlock.limit)
  }

  @Test func `a line without an end is cut, and so is one of marks upon marks`() {
    let long = NoteBlock.blocks(of: String(repeating: "a", count: 300_000))
    #expect(long.map(\.text.count) == [2_000])
    let marks = NoteBlock.blocks(of: "a" + String(repeating: "\u{301}", count: 200_000))
    #expect(marks.allSatisfy { $0.text.unicodeScalars.count <= 2_000 })
    let lines = NoteBlock.blocks(of: String(repeating: "word\n", count: 60_000))
    #expect(lines.count == 1 && lines[0].text.count <= 2_000)
  }

  @Test(arguments: [
    ("- [ ] a\n- [x] b", 0, true, "- [x] a\n- [x] b"),
    ("- [ ] a\n- [x] b", 1, false, "- [ ] a\n- [ ] b"),
    ("  3. [ ] é\r\nx\r\n", 0, true, "  3. [x] é\r\nx\r\n"), ("* [X] a", 0, false, "* [ ] a"),
    ("- [ ] [ ] a", 0, true, "- [x] [ ] a"), ("\t+ [ ]", 0, true, "\t+ [x]"),
  ])
  func `one box is changed and nothing else`(
    text: String,
    line: Int,
    isTicked: Bool,
    expected: String
  ) {
    var note = NoteText(text)
    let isChanged = note.setTicked(isTicked, line: line)
    #expect(isChanged)
    #expect(Array(note.text.utf8) == Array(expected.utf8))
    #expect(note.isTicked(line: line) == isTicked)
  }

  @Test(arguments: [
    ("a", 0), ("- a", 0), ("[ ] a", 0), ("- [ ] a", 1), ("- [ ] a", -1), ("", 0), ("- [", 0),
  ])
  func `a line without a box stays`(text: String, line: Int) {
    var note = NoteText(text)
    let isChanged = note.setTicked(true, line: line)
    #expect(!isChanged)
    #expect(note.text == text)
    #expect(note.isTicked(line: line) == nil)
  }

  @Test func `a summary counts boxes below their headings, and words`() {
    let text = """
      - [x] first
      # One
      - [ ] a b
      - [x] c
      ## Two
      words in it
      """
    let summary = NoteSummary(NoteBlock.blocks(of: text))
    #expect(summary.sections.map(\.heading.text) == ["One", "Two"])
    #expect(summary.sections.map(\.boxes) == [2, 0])
    #expect(summary.sections.map(\.ticked) == [1, 0])
    #expect(summary.open.map(\.text) == ["a b"])
    #expect((summary.ticked, summary.boxes, summary.words) == (2, 3, 9))
    #expect(NoteSummary([]).sections.isEmpty)
  }
}
