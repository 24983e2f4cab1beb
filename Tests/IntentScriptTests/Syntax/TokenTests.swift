import Testing

@testable import IntentScript

@Suite("Words and signs of scripts", .timeLimit(.minutes(5)))
struct TokenTests {
  /// Returns the kinds of a script's tokens without the last one, and its comments.
  private static func read(_ text: String) -> (kinds: String, comments: [String]) {
    let source = ScriptSource(name: "test.intents", text: text)
    var lexer = Lexer(source)
    lexer.run()
    let bytes = source.bytes
    return (
      lexer.tokens.dropLast().map { String(describing: $0.kind) }.joined(separator: " "),
      lexer.comments.map {
        String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
    )
  }

  @Test(arguments: [
    ("let a = 1", "let name assign int"),
    ("let a = 1\nlet b = 2", "let name assign int newline let name assign int"),
    ("a;b", "name semicolon name"),
    (
      "== != < <= > >= ?? + - * / % ->",
      "equal notEqual less lessOrEqual greater greaterOrEqual otherwise plus minus star slash percent arrow"
    ),
    (
      "( ) [ ] { } , : . ? =",
      "leftParen rightParen leftSquare rightSquare leftBrace rightBrace comma colon dot question assign"
    ),
    ("and or not contains hasPrefix hasSuffix", "and or not contains hasPrefix hasSuffix"),
    ("today monday now nil true", "today monday now nil true"),
    (
      "where sort by limit at descending then times from",
      "where sort by limit at descending then times from"
    ),
    ("Let LET lets", "name name name"),
  ])
  func `words and signs`(_ text: String, _ kinds: String) {
    #expect(Self.read(text).kinds == kinds)
  }

  @Test(arguments: [
    ("complete-to-do", "name"),
    ("i-1", "name"),
    ("x- 1", "name minus int"),
    ("x --y", "name minus minus name"),
    ("x-- y", "name minus minus name"),
    ("a->b", "name arrow name"),
    ("_x9", "name"),
    ("größe 名前 é", "name name name"),
    ("milk.in", "name dot name"),
    ("x.contains\ny", "name dot name newline name"),
    ("9lives", "int name"),
  ])
  func `a name is the longest run of letters, digits, - and _, without a trailing - (LG-2)`(
    _ text: String,
    _ kinds: String
  ) {
    #expect(Self.read(text).kinds == kinds)
  }

  @Test(arguments: [
    ("0 1_000 0.5 1e3 2.5E-3", "int int double double double"),
    ("2026-11-21 2026-11-21T09:00 2026-11-21T09:00:30+01:00", "day date date"),
    ("09:00 23:59:59", "clock clock"),
    ("2026-11 5-3", "int minus int int minus int"),
    ("10s 5 km", "int name int name"),
    ("1.x", "int dot name"),
    ("1e", "int name"),
  ])
  func `numbers, days, dates and times (LG-3)`(_ text: String, _ kinds: String) {
    #expect(Self.read(text).kinds == kinds)
  }

  @Test(arguments: [
    (#""""#, "string"),
    (#""plain""#, "string"),
    (#""a\n""#, "stringOpen escapedText stringClose"),
    (
      #""a \(b) c""#,
      "stringOpen text interpolationOpen name interpolationClose text stringClose"
    ),
    (
      #""\((1))""#,
      "stringOpen interpolationOpen leftParen int rightParen interpolationClose stringClose"
    ),
    (
      #""\("\(x)")""#,
      "stringOpen interpolationOpen stringOpen interpolationOpen name interpolationClose stringClose interpolationClose stringClose"
    ),
    (#""// no comment""#, "string"),
  ])
  func `strings nest (LG-3)`(_ text: String, _ kinds: String) {
    #expect(Self.read(text).kinds == kinds)
  }

  @Test(arguments: [
    ("a +\nb", "name plus name"),
    ("a and\n\n b", "name and name"),
    ("f(\n1,\n2\n)", "name leftParen int comma int newline rightParen"),
    ("a = // why\n b", "name assign name"),
    ("a\n+ b", "name newline plus name"),
    ("\n\n;\n", "semicolon"),
    ("a\r\nb", "name newline name"),
  ])
  func `a line that ends in an operator, a comma or an open bracket goes on (LG-1)`(
    _ text: String,
    _ kinds: String
  ) {
    #expect(Self.read(text).kinds == kinds)
  }

  @Test func `comments are collected, the line of #! among them (LG-1)`() {
    let read = Self.read("#!/usr/bin/env x\n// one\na // two\r\n")
    #expect(read.kinds == "name newline")
    #expect(read.comments == ["#!/usr/bin/env x", "// one", "// two\r"])
  }

  @Test func `a byte order mark is no part of the script`() {
    #expect(Self.read("\u{FEFF}#! x\na").kinds == "name")
  }

  @Test func `a token takes twelve bytes`() {
    #expect(MemoryLayout<Token>.stride == 12)
  }

  @Test func `every word of the language is found by its bytes, and no other`() {
    for (text, kind) in Keywords.all {
      let bytes = Array(" \(text) ".utf8)
      #expect(Keywords.shared.kind(bytes, 1, bytes.count - 1) == kind)
      #expect(Keywords.shared.kind(bytes, 1, bytes.count - 2) == .name)
    }
  }
}
