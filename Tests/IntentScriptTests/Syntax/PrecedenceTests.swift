import Testing

@testable import IntentScript

@Suite("How tightly operators bind", .timeLimit(.minutes(5)))
struct PrecedenceTests {
  @Test(arguments: [
    ("a or b and c", "(or a (and b c ))"),
    ("not a and b", "(and (not a )b )"),
    ("not a == b", "(not (== a b ))"),
    ("not not a", "(not (not a ))"),
    ("a and not b == c", "(and a (not (== b c )))"),
    ("a < b ?? c", "(< a (?? b c ))"),
    ("a contains b and c hasPrefix d", "(and (contains a b )(hasPrefix c d ))"),
    ("a ?? b ?? c", "(?? a (?? b c ))"),
    ("a ?? b + c", "(?? a (+ b c ))"),
    ("a - b - c", "(- (- a b )c )"),
    ("a + b * c", "(+ a (* b c ))"),
    ("a * b % c / d", "(/ (% (* a b )c )d )"),
    ("-a * b", "(* (- a )b )"),
    ("a * -b", "(* a (- b ))"),
    ("- -a", "(- (- a ))"),
    ("-5 km", "(- (km 5.0))"),
    ("-a.b", "(- (.b a ))"),
    ("today + days * 1 day", "(+ today (* days (day 1.0)))"),
    ("today + 1 day at 09:00", "(+ today (at 9:0:0 (day 1.0)))"),
    ("a.b at 09:00", "(at 9:0:0 (.b a ))"),
    ("(a or b) and c", "(and (group (or a b ))c )"),
    ("5-3", "(- 5 3 )"),
  ])
  func `or, and, not, comparisons, ??, sums, products, signs, at, members`(
    _ text: String,
    _ tree: String
  ) {
    let script = Parser.parse(ScriptSource(name: "test.intents", text: "x = " + text))
    #expect(script.diagnostics == [])
    #expect(TreeText.text(of: script).trimmed == "(assign x \(tree))")
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
