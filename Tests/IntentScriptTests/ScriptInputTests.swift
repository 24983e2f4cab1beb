import IntentScript
import Testing

@Suite("Inputs that are being typed", .timeLimit(.minutes(5)))
struct ScriptInputTests {
  @Test(arguments: [
    "", "print 1", "let a = 1", "f(a: 1)", "if a { print 1 }", "try { f() } catch { }",
    "try { f() } catch error {\n}", "[1, 2]", "print \"a\\(b)\"", "}", "f)", "print \"open",
    "print \"\\(a", "1 + @", "// (", "print \"(\"", "for a in b {\n  print a\n}\n",
  ])
  func `an input to which nothing needs to be added is whole`(text: String) {
    #expect(ScriptInput.isWhole(text))
  }

  @Test(arguments: [
    "f(", "f(a: 1,", "[1,", "if a {", "for a in b {\n  print a\n", "let a =", "1 +", "a and",
    "try { f() }", "try { f() }\n", "try {", "func f() ->", "f(\n", "x where {\n f(\n}",
  ])
  func `an input goes on where something is missing at its end`(text: String) {
    #expect(!ScriptInput.isWhole(text))
  }

  @Test func `a deep input is looked at without depth`() {
    #expect(!ScriptInput.isWhole(String(repeating: "(", count: 100_000)))
    #expect(!ScriptInput.isWhole(String(repeating: "try {", count: 100_000)))
  }
}
