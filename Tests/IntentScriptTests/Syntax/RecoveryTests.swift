import Testing

@testable import IntentScript

@Suite("Going on behind mistakes", .timeLimit(.minutes(5)))
struct RecoveryTests {
  private func lines(_ text: String) -> [Int] {
    let source = ScriptSource(name: "test.intents", text: text)
    let printer = DiagnosticPrinter([source])
    return Parser.parse(source).diagnostics.map { printer.position(of: $0.span.start)?.line ?? 0 }
  }

  @Test func `all mistakes of a file are told in one run, each once (LG-14)`() {
    let text = """
      let x
      f(a = 1, b 2, c = 3)
      if a = b {
          print hello world
          for x of y { let }
      }
      let n: Int =
      print "a \\(1 +) b"
      try { }
      func f(a, b: Int = 1) { return ( }
      print "fine"
      }
      x = [1, 2
      print "fine, too"
      """
    #expect(lines(text) == [1, 2, 2, 2, 3, 4, 5, 5, 7, 8, 9, 10, 10, 12, 13])
  }

  @Test(arguments: [
    "let a = (1 + \nprint \"b\"\nprint \"c\"",
    "f(g(h(1\nprint \"b\"",
    "x = \"open \\(f(\"a\"\nprint \"b\"",
    "switch a { case 1: b(); case 2: c() }\nprint \"b\"",
    "if a { print \"x\nb() }\nc()",
    "x = [[[1\ny = 2",
    "x = 10 apples + 3 pears",
    "a ! b @ c",
  ])
  func `one mistake has one message, or one a line`(_ text: String) {
    let lines = lines(text)
    #expect(!lines.isEmpty)
    #expect(Set(lines).count == lines.count || text.hasPrefix("a !"))
  }

  @Test func `an open bracket does not take the comma of the next line's statement`() {
    #expect(lines("x = [1 2 +\nif a, b { let }\nprint \"c\"") == [1, 2])
    #expect(lines("x = [1 2 +\nif a, b { }\nprint \"c\"") == [1])
  }

  @Test func `what a wrong statement binds is bound all the same`() {
    let source = ScriptSource(name: "test.intents", text: "let x\nconst y = 1\nforeach z in l { }")
    let tree = TreeText.text(of: Parser.parse(source))
    #expect(tree == "(let x missing )\n(let y 1 )\n(for z l (block ))\n")
  }

  @Test(arguments: ["(", "[", "not ", "-", "f(", "a ?? ", "if a { ", "\"\\(", "ask ", "x = ["])
  func `10,000 within one another are a mistake, not a crash`(_ opening: String) {
    let text = String(repeating: opening, count: 10_000) + "1"
    let messages = Parser.parse(ScriptSource(name: "test.intents", text: text)).diagnostics
    #expect(!messages.isEmpty)
    #expect(messages.count < 5)
  }

  @Test func `a chain of operators is as deep as it is long`() {
    let long = "x = 1" + String(repeating: " + 1", count: Parser.maximumDepth)
    #expect(SyntaxMistakes.told(long).contains("more than 256 blocks, brackets or operators"))
    let short = "x = 1" + String(repeating: " + 1", count: Parser.maximumDepth - 2)
    #expect(SyntaxMistakes.told(short).isEmpty)
  }

  @Test func `a file of nothing but noise has no more messages than anyone reads`() {
    let text = String(repeating: "let\n", count: 5_000)
    let diagnostics = Parser.parse(ScriptSource(name: "test.intents", text: text)).diagnostics
    #expect(diagnostics.count == DiagnosticList.maximumCount)
  }

  @Test func `a long file is read beyond the tokens that are held at once`() {
    let text = String(repeating: "if a {\n    f(b: 1)\n}\nelse { c() }\n", count: 2_000)
    let script = Parser.parse(ScriptSource(name: "test.intents", text: text))
    #expect(script.diagnostics.isEmpty)
    #expect(script.statements.count == 2_000)
  }
}
