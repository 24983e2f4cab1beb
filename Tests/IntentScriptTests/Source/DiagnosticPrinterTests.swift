import Testing

@testable import IntentScript

@Suite("Messages about scripts", .timeLimit(.minutes(5)))
struct DiagnosticPrinterTests {
  private static let wide: DiagnosticPrinter.Width = { $0.isASCII ? 1 : 2 }

  private func printed(
    _ line: String,
    marking part: String,
    columns: Int = 100,
    isASCII: Bool = false
  ) throws -> String {
    let source = ScriptSource(name: "a.intents", text: "// first\n" + line + "\n")
    let range = try #require(line.range(of: part))
    let start = 9 + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    let span = SourceSpan(start: Int32(start), end: Int32(start + part.utf8.count))
    let printer = DiagnosticPrinter([source], columns: columns, isASCII: isASCII, width: Self.wide)
    return printer.text(Diagnostic("what is wrong", at: span, hint: "what to do"))
  }

  @Test func `the line, a caret under the exact part, and one hint (LG-14)`() throws {
    #expect(
      try printed("let n: Int = \"four\"", marking: "\"four\"") == """
        error: what is wrong
          ┌─ a.intents:2:14
        2 │ let n: Int = "four"
          │              ^^^^^^
        hint: what to do

        """
    )
  }

  // RI-1
  @Test func `what the terminal is not safely shown is changed, and what is left out is marked`() {
    let source = ScriptSource(name: "a.intents", text: "let a = \"x\u{2060}é\"")
    let printer = DiagnosticPrinter([source], safety: { $0 == "é" ? "É" : $0.filter(\.isASCII) })
    let text = printer.text(Diagnostic("wrong", at: SourceSpan(start: 8, end: 9), hint: nil))
    #expect(text.contains("1 │ let a = \"x\u{FFFD}É\"\n"))
  }

  @Test(arguments: [(20, nil), (21, "and 1 more error"), (400, "and 380 more errors")])
  func `twenty errors are printed, then how many more there are`(_ count: Int, _ rest: String?) {
    let text = String(repeating: "let\n", count: count)
    let source = ScriptSource(name: "a.intents", text: text)
    let diagnostics = (0..<count).map {
      Diagnostic("wrong", at: SourceSpan(start: Int32(4 * $0), end: Int32(4 * $0 + 3)))
    }
    let printed = DiagnosticPrinter([source]).text(diagnostics)
    let lines = printed.split(separator: "\n").map(String.init)
    #expect(lines.count(where: { $0 == "error: wrong" }) == min(count, 20))
    #expect((lines.last == rest) == (rest != nil))
  }

  @Test func `without box drawing it is ASCII throughout`() throws {
    #expect(
      try printed("x = é + b", marking: "b", isASCII: true) == """
        error: what is wrong
          --> a.intents:2:9
        2 | x = ? + b
          |         ^
        hint: what to do

        """
    )
  }

  @Test func `tabs and wide characters count the cells that they take`() throws {
    let text = try printed("\tx = \"名前\" + y", marking: "y")
    #expect(text.contains("2:13\n2 │     x = \"名前\" + y\n  │                  ^\n"))
  }

  @Test func `wide characters are marked in full`() throws {
    let text = try printed("x = 名前", marking: "名前")
    #expect(text.contains("  │     ^^^^\n"))
  }

  @Test func `a long line is clipped around the part`() throws {
    let line = String(repeating: "a", count: 200) + "!" + String(repeating: "b", count: 200)
    let text = try printed(line, marking: "!", columns: 40)
    #expect(text.contains("2:201\n2 │ …aaaaaaaaaaaa!bbbbbbbbbbbbbbbbbbbbb…\n  │              ^\n"))
  }

  @Test func `a line of megabytes costs no more than what is shown`() throws {
    let line = String(repeating: "é ", count: 500_000) + "!"
    #expect(try printed(line, marking: "!").contains("é é é !\n"))
  }

  @Test func `controls of the terminal and of direction are shown as what they are not`() throws {
    let text = try printed("x\u{1B}[31m\u{202E}\u{7F}", marking: "x")
    #expect(text.contains("2 │ x�[31m��\n"))
  }

  @Test func `a part over several lines is marked in the first`() throws {
    let source = ScriptSource(name: "a.intents", text: "f(\n  1\n")
    let text = DiagnosticPrinter([source]).text(
      Diagnostic("m", at: SourceSpan(start: 1, end: 6))
    )
    #expect(text == "error: m\n  ┌─ a.intents:1:2\n1 │ f(\n  │  ^\n")
  }

  @Test func `an empty part at the file's end is marked behind its last character`() throws {
    let source = ScriptSource(name: "a.intents", text: "f(")
    let text = DiagnosticPrinter([source]).text(
      Diagnostic("m", at: SourceSpan(start: 2, end: 2))
    )
    #expect(text == "error: m\n  ┌─ a.intents:1:3\n1 │ f(\n  │   ^\n")
  }

  @Test func `each once, in source order, over all files of a script`() throws {
    let first = ScriptSource(name: "a.intents", text: "a\nb\n")
    let second = ScriptSource(name: "b.intents", text: "c\n", base: 5)
    let printer = DiagnosticPrinter([first, second])
    let late = Diagnostic("late", at: SourceSpan(start: 5, end: 6))
    let early = Diagnostic("early", at: SourceSpan(start: 2, end: 3))
    let text = printer.text([late, early, late])
    #expect(
      text.split(separator: "\n").filter { $0.contains("┌─") || $0.hasPrefix("error") }
        == ["error: early", "  ┌─ a.intents:2:1", "error: late", "  ┌─ b.intents:1:1"]
    )
    #expect(printer.line(late) == "b.intents:1:1: late")
  }

  @Test func `a place is told once`() {
    var list = DiagnosticList()
    list.add("first", at: SourceSpan(start: 4, end: 6))
    list.add("second", at: SourceSpan(start: 4, end: 9))
    list.add("before", at: SourceSpan(start: 1, end: 2))
    #expect(list.inOrder.map(\.message) == ["before", "first"])
  }
}
