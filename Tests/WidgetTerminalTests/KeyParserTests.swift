import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Keys of a terminal", .timeLimit(.minutes(2)))
struct KeyParserTests {
  @Test(arguments: [
    ("a", [Key.text("a")]),
    ("héllo 世界", [.text("héllo 世界")]),
    ("\r", [.enter]),
    ("\n", [.enter]),
    ("\t", [.tab]),
    ("\u{7F}", [.backspace]),
    ("\u{08}", [.backspace]),
    ("\u{01}\u{1F}", [.control("a"), .control("_")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[1;5D\u{1B}[1;3C", [.wordLeft, .wordRight]),
    ("\u{1B}[1;2D", [.left]),
    ("\u{1B}[3~", [.delete]),
    ("\u{1B}[Z", [.backTab]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    (
      "\u{1B}[<0;10;3M\u{1B}[<16;1;1M\u{1B}[<64;2;2M\u{1B}[<65;2;2M",
      [
        .mouse(MousePress(.left, at: CellPoint(column: 9, row: 2))),
        .mouse(MousePress(.left, at: .zero)),
        .mouse(MousePress(.wheelUp, at: CellPoint(column: 1, row: 1))),
        .mouse(MousePress(.wheelDown, at: CellPoint(column: 1, row: 1))),
      ]
    ),
    ("\u{1B}b\u{1B}f\u{1B}d", [.alt("b"), .alt("f"), .alt("d")]),
    ("\u{1B}\u{7F}", [.wordBackspace]),
    ("\u{1B}\r", [.newLine]),
    ("\u{1B}\u{1B}[A", [.up]),
  ])
  func `a key is told by its bytes`(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.keys(from: bytes.utf8) == keys)
    #expect(!parser.isUndecided)
  }

  @Test(arguments: [
    "\u{1B}[99;99;99;99;99~", "\u{1B}[?62;4c", "\u{1B}[<0;10;10m", "\u{1B}[<1;10;10M", "\u{1B}OP",
    "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}P>|tmux 3.5\u{1B}\\", "\u{1B}[12;40R", "\u{1B}[999999999999999999999~",
  ])
  func `a sequence that is no key is dropped whole`(sequence: String) {
    var parser = KeyParser()
    #expect(parser.keys(from: "a\(sequence)b".utf8) == [.text("a"), .text("b")])
  }

  @Test(arguments: [
    "héllo", "世", "👩‍👩‍👧", "\u{1B}[A", "\u{1B}[1;5D", "\u{1B}[200~two\nlines\u{1B}[201~", "\u{1B}b",
  ])
  func `what arrives byte by byte is the same`(text: String) {
    var whole = KeyParser()
    let expected = Self.joined(whole.keys(from: text.utf8))
    var parser = KeyParser()
    let keys = text.utf8.flatMap { parser.keys(from: [$0]) }
    #expect(Self.joined(keys) == expected)
  }

  @Test func `an escape alone is a key after a pause only`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0x1B]) == [])
    #expect(parser.isUndecided)
    #expect(parser.keysAfterPause() == [.escape])
    #expect(parser.keys(from: Array("[A".utf8)) == [.text("[A")])
  }

  @Test func `half a sequence is dropped after a pause`() {
    var parser = KeyParser()
    #expect(parser.keys(from: Array("\u{1B}[1;".utf8)) == [])
    #expect(parser.keysAfterPause() == [])
    #expect(parser.keys(from: Array("5D".utf8)) == [.text("5D")])
  }

  @Test func `a sequence without an end is given up`() {
    var parser = KeyParser()
    let digits = [UInt8](repeating: UInt8(ascii: "1"), count: 200)
    let keys = parser.keys(from: Array("\u{1B}[".utf8) + digits + Array("x".utf8))
    #expect(keys.last == .text(String(repeating: "1", count: 135) + "x"))
  }

  @Test func `a pasted block is one key, with its line breaks and what looks like keys`() {
    var parser = KeyParser()
    let pasted = "let a = 1\r\nprint a\t\u{1B}[A\u{03}"
    let keys = parser.keys(from: "x\u{1B}[200~\(pasted)\u{1B}[201~\r".utf8)
    #expect(keys == [.text("x"), .paste(pasted), .enter])
  }

  @Test func `a pasted block that holds the begin of its end mark is whole`() {
    var parser = KeyParser()
    let pasted = "\u{1B}[20\u{1B}[\u{1B}\u{1B}"
    #expect(parser.keys(from: "\u{1B}[200~\(pasted)\u{1B}[201~".utf8) == [.paste(pasted)])
  }

  @Test(arguments: [0, -1, -5, 3, 100])
  func `a pasted block is cut at its limit`(more: Int) {
    let limit = KeyParser.maximumPasteBytes
    var parser = KeyParser()
    let block = String(repeating: "a", count: limit + more)
    let keys = parser.keys(from: "\u{1B}[200~\(block)\u{1B}[201~b".utf8)
    #expect(keys.count == 2)
    #expect(keys.first == .paste(String(block.prefix(limit))))
    #expect(keys.last == .text("b"))
  }

  @Test func `bytes that are no UTF-8 are nothing typed`() {
    var parser = KeyParser()
    #expect(parser.keys(from: [0xFF, 0xC0]) == [])
    #expect(parser.keys(from: [0x0D, UInt8(ascii: "a")]) == [.enter, .text("a")])
  }

  private static func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { joined, key in
      if case .text(let more) = key, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
  }
}
