import Testing

@testable import IntentScript

@Suite("Where the parts of a script stand", .timeLimit(.minutes(5)))
struct SpanTests {
  private func text(_ span: SourceSpan, of source: ScriptSource) -> String {
    let start = Int(span.start - source.base)
    return String(decoding: source.bytes[start..<Int(span.end - source.base)], as: UTF8.self)
  }

  @Test func `spans count from the file's base and cover what they name`() throws {
    let source = ScriptSource(name: "b.intents", text: "let a = f(x: 1 + 2) // c\n", base: 100)
    let script = Parser.parse(source, firstNode: 7)
    let statement = try #require(script.statements.first)
    #expect(text(statement.span, of: source) == "let a = f(x: 1 + 2)")
    #expect(script.comments.map { text($0, of: source) } == ["// c"])
    guard case .binding(let name, _, let value) = statement.kind,
      case .call(let callee, let arguments) = value.kind,
      case .binary(.add, let left, let right, let sign) = arguments[0].value.kind
    else {
      Issue.record("not the tree that was written")
      return
    }
    #expect(text(name.name.span, of: source) == "a")
    #expect(text(callee.span, of: source) == "f")
    #expect(text(arguments[0].value.span, of: source) == "1 + 2")
    #expect([left.span, sign, right.span].map { text($0, of: source) } == ["1", "+", "2"])
  }

  @Test func `the nodes of a file are numbered without a gap`() {
    let source = ScriptSource(name: "b.intents", text: "a = 1\nfor x in [2] { print x }")
    let script = Parser.parse(source, firstNode: 40)
    // a, 1, x, 2, [2], x
    #expect(script.nextNode == 46)
  }

  @Test func `a file that does not fit behind the others is refused`() {
    let source = ScriptSource(name: "b.intents", text: "a = 1", base: .max - 2)
    let script = Parser.parse(source)
    #expect(script.diagnostics.map(\.message) == ["a script of 5 bytes"])
  }
}
