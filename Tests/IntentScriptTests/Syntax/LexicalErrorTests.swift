import Testing

@testable import IntentScript

/// The expected texts are `COLUMN+BYTES: MESSAGE`; the tests of stored scripts contain the hints.
@Suite("Mistakes in words and signs", .timeLimit(.minutes(5)))
struct LexicalErrorTests {
  @Test(arguments: [
    (#"print “hi”"#, #"7+8: strings stand between `"` and `"`"#),
    (#"print 'hi'"#, #"7+4: strings stand between `"` and `"`"#),
    (#"it's = 1"#, #"3+1: strings stand between `"` and `"`"#),
    (#"a && b"#, #"3+2: `&&` is not a sign of the language"#),
    (#"a || b"#, #"3+2: `||` is not a sign of the language"#),
    (#"x = !a"#, #"5+1: `!` is not a sign of the language"#),
    (#"if a === b { }"#, #"6+3: `===` is not a sign of the language"#),
    (#"if a <> b { }"#, #"6+2: `<>` is not a sign of the language"#),
    (#"x = a => b"#, #"7+2: `=>` is not a sign of the language"#),
    (#"a # comment"#, #"3+1: `#` begins no comment"#),
    (#"/* a */ b()"#, #"1+2: `/*` begins no comment"#),
    (#"@home"#, #"1+1: `@` means nothing in a script"#),
    (#"x = 1..5"#, #"6+2: `..` is not a sign of the language"#),
    (#"x = "open"#, #"5+5: a string that does not end on its line"#),
    (#"x = "a \(b"#, #"5+6: a string with `\(` that does not end on its line"#),
    (#"x = "a \("b"#, #"5+7: a string with `\(` that does not end on its line"#),
    (#"x = "\q""#, #"6+2: `\q` is not an escape"#),
    (#"x = "\u{}""#, #"6+4: `\u{}` does not name a character"#),
    (#"x = "\u{110000}""#, #"6+10: there is no character U+110000"#),
  ])
  func `what other languages write, and strings (LG-3)`(_ text: String, _ expected: String) {
    #expect(SyntaxMistakes.told(text) == expected)
  }

  @Test(arguments: [
    (#"x = "\u{0000000E9}""#, #"6+11: expected `\u{…}` with one to eight hexadecimal digits"#),
    (#"x = "\u41""#, #"6+2: expected `\u{…}` with one to eight hexadecimal digits"#),
    (
      #"x = "\("\("\("\("\("\("\("\("\("a")")")")")")")")")""#,
      #"30+2: strings within strings, more than 8 deep"#
    ),
    (#"x = 2026-02-30"#, #"5+10: there is no day 2026-02-30"#),
    (#"x = 1900-02-29"#, #"5+10: there is no day 1900-02-29"#),
    (#"x = 2026-13-01"#, #"5+10: there is no day 2026-13-01"#),
    (#"x = 2026-1-5"#, #"5+8: a day that cannot be read"#),
    (#"x = 2026-11-21T9:00"#, #"5+15: a date that cannot be read"#),
    (#"x = 2026-11-21T25:00"#, #"5+16: a date that cannot be read"#),
    (#"x = today at 24:00"#, #"14+5: there is no time 24:00"#),
    (#"x = today at 23:60"#, #"14+5: there is no time 23:60"#),
    (#"x = today at 09:00:60"#, #"14+8: there is no time 09:00:60"#),
    (#"x = today at 9:00"#, #"14+4: there is no time 9:00"#),
    (#"x = 99999999999999999999"#, #"5+20: a number that is too large"#),
    (#"x = 1e999"#, #"5+5: a number that is too large"#),
    (#"x = 10 apples"#, #"8+6: expected a unit after `10`, found `apples`"#),
    (#"x = 1_"#, #"6+1: expected a unit after `1`, found `_`"#),
    (#"x = 10x"#, #"7+1: expected a unit after `10`, found `x`"#),
    (#"x = a – b"#, #"7+3: `–`, U+2013, means nothing in a script"#),
    (#"x = a × b"#, #"7+2: `×`, U+00D7, means nothing in a script"#),
    (#"x = a ≤ b"#, #"7+3: `≤`, U+2264, means nothing in a script"#),
    (#"x = ☃"#, #"5+3: `☃` means nothing in a script"#),
  ])
  func `escapes, days, numbers and signs (LG-3)`(_ text: String, _ expected: String) {
    #expect(SyntaxMistakes.told(text) == expected)
  }

  @Test(arguments: [
    ("x =\u{A0}1", "4+2: a blank that is not an ordinary one, U+00A0"),
    ("x = \u{200B}1", "5+3: an invisible character, U+200B"),
    ("x = \"\u{1B}[31m\"", "6+1: the control character U+001B"),
    ("// \u{202E}hidden", "4+3: the control character U+202E"),
  ])
  func `characters that nobody sees`(_ text: String, _ expected: String) {
    #expect(SyntaxMistakes.told(text) == expected)
  }

  @Test func `a file that is no text is told so once, whatever else is in it`() {
    let bytes = Array("x = @ 'y\n".utf8) + [0, 0xFF, 0] + Array("\nlet\n".utf8) + [0]
    let source = ScriptSource(name: "ls", bytes: bytes)
    let diagnostics = Parser.parse(source).diagnostics
    #expect(diagnostics.map(\.message) == ["`ls` is not text: it has a NUL byte"])
    #expect(diagnostics.map(\.span) == [SourceSpan(start: 9, end: 9)])
    #expect(diagnostics.allSatisfy { $0.hint != nil })
  }

  @Test(arguments: [
    ("let ☃ = 1\nprint ☃", [1]),
    ("f（name: 1）\ng（name: 2）", [1, 2]),
    ("print １ + ２\nprint 3", [1]),
    ("@a\n@b\n$c\n@d", [1, 3]),
  ])
  func `a strange character is told once a file, one that is like a sign once a line`(
    _ text: String,
    _ lines: [Int]
  ) {
    let source = ScriptSource(name: "test.intents", text: text)
    let printer = DiagnosticPrinter([source])
    let told = Parser.parse(source).diagnostics
    #expect(told.map { printer.position(of: $0.span.start)?.line ?? 0 } == lines)
  }

  @Test func `a byte order mark is no column of the first line`() {
    let source = ScriptSource(name: "test.intents", text: "\u{FEFF}let = 1")
    let printer = DiagnosticPrinter([source])
    let told = Parser.parse(source).diagnostics
    #expect(told.map(printer.line) == ["test.intents:1:5: expected a name after `let`, found `=`"])
    #expect(printer.text(told).contains("1 │ let = 1\n  │     ^\n"))
  }

  @Test(arguments: [
    #"x = "\u{000000E9}""#, "x = today at 23:59:59",
    "x = 2000-02-29", "x = 1_000", "x = \"a\u{202F}b\u{2070}\"",
  ])
  func `what is just well-formed is read`(_ text: String) {
    #expect(SyntaxMistakes.told(text) == "")
  }

  /// Control characters for the direction of text, which can make a text look like another.
  @Test(arguments: [0x202A, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069] as [UInt32])
  func `directions of writing stand in no string and no comment`(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    for text in ["x = \"a\(scalar)\"", "a() // \(scalar)"] {
      let told = SyntaxMistakes.told(text)
      #expect(
        told.contains("the control character U+\(String(number, radix: 16, uppercase: true))")
      )
    }
  }

  /// Byte sequences that are invalid by the Unicode Standard 16.0, table 3-7: too long, surrogates,
  /// or beyond Unicode.
  @Test(
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]]
  )
  func `what no character is written as is refused`(bytes: [UInt8]) {
    for opening in ["x = \"", "// "] {
      let source = ScriptSource(name: "test.intents", bytes: Array(opening.utf8) + bytes + [0x22])
      let told = Parser.parse(source).diagnostics.map(\.message)
      #expect(told == ["a byte that is not UTF-8"])
    }
  }

  @Test func `bytes that are not UTF-8 are told once a file`() {
    let bytes = Array("x = \"".utf8) + [0xE9, 0xFF] + Array("\"\ny = ".utf8) + [0xC3]
    let source = ScriptSource(name: "test.intents", bytes: bytes)
    let diagnostics = Parser.parse(source).diagnostics
    #expect(
      diagnostics.map(\.message).filter { $0.contains("UTF-8") } == ["a byte that is not UTF-8"]
    )
    #expect(diagnostics.first?.span == SourceSpan(start: 5, end: 6))
  }
}

enum SyntaxMistakes {
  /// Returns the parser's diagnostics for a text, each with its column and the number of marked
  /// bytes.
  static func told(_ text: String) -> String {
    let source = ScriptSource(name: "test.intents", text: text)
    let printer = DiagnosticPrinter([source])
    return Parser.parse(source).diagnostics.map { diagnostic in
      let span = diagnostic.span
      let column = printer.position(of: span.start)?.column ?? 0
      let hint = diagnostic.hint == nil ? " (without a hint)" : ""
      return "\(column)+\(span.end - span.start): \(diagnostic.message)\(hint)"
    }.joined(separator: "; ")
  }
}
