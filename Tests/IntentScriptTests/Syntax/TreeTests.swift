import Testing

@testable import IntentScript

@Suite("Trees of scripts", .timeLimit(.minutes(5)))
struct TreeTests {
  /// Checks that a script has no errors and this syntax tree.
  private func expect(_ text: String, _ tree: String) {
    let script = Parser.parse(ScriptSource(name: "test.intents", text: text))
    #expect(script.diagnostics == [])
    #expect(TreeText.text(of: script) == tree + "\n")
  }

  @Test(arguments: [
    ("let a = 1", "(let a 1 )"),
    ("var a: Int = 1", "(var a:Int 1 )"),
    ("let a: [ToDo]? = nil", "(let a:(optional (list ToDo)) nil )"),
    ("a = b", "(assign a b )"), ("a += b + c", "(assign a (+ a (+ b c )))"),
    ("a *= 2", "(assign a (* a 2 ))"),
    ("param days: Int = 7", "(param days:Int 7 )"),
    ("param name: String", "(param name:String )"),
    ("use \"other.intents\"", "(use \"other.intents\")"),
    ("use \"lib/größe.intents\"", "(use \"lib/größe.intents\")"),
    ("break", "break"), ("continue", "continue"),
    ("return", "(return )"), ("return 1", "(return 1 )"),
    ("exit", "(exit )"), ("exit 3", "(exit 3 )"),
    ("print \"x\"", "(print (string \"x\"))"),
    ("print(\"x\")", "(print (group (string \"x\")))"),
    ("fail \"x\"", "(fail (string \"x\"))"),
    ("wait 10 s", "(wait (s 10.0))"),
    ("parallel { a() }", "(parallel (block (call a )\n))"),
    ("atomic { }", "(atomic (block ))"),
    ("f()", "(call f )"),
  ])
  func `simple statements (LG-9)`(_ text: String, _ tree: String) {
    expect(text, tree)
  }

  @Test(arguments: [
    ("if a { b() }", "(if a (block (call b )\n))"),
    ("if a { } else if b { } else { }", "(if a (block )b (block )else (block ))"),
    ("if a { }\nelse if b { }\n\nelse { }", "(if a (block )b (block )else (block ))"),
    ("if let d = a.due, d < now { }", "(if (let d (.due a ))(< d now )(block ))"),
    ("for x in a { }", "(for x a (block ))"),
    ("repeat 3 times { }", "(repeat 3 (block ))"),
    ("repeat times times { }", "(repeat times (block ))"),
    ("while a, b { }", "(while a b (block ))"),
    ("try { } catch { }", "(try (block )(block ))"),
    ("try { }\ncatch e { }", "(try (block )e (block ))"),
    ("func f() { }", "(func f (block ))"),
    ("func f(a: Int = 1, b: Day) { }", "(func f a:Int = 1 b:Day (block ))"),
    (
      "func f(a: Int, b: [String],) -> Date? { }",
      "(func f a:Int b:(list String) -> (optional Date)(block ))"
    ),
  ])
  func `statements with blocks (LG-9)`(_ text: String, _ tree: String) {
    expect(text, tree)
  }

  @Test(arguments: [
    ("f(a: 1, 2)", "(call f a:1 2 )"),
    ("a.f(b: 1).g", "(.g (.f a b:1 ))"), ("a[0][i - 1]", "(index (index a 0 )(- i 1 ))"),
    ("a.map(\\.due)", "(.map a \\.due )"), ("f(a)[0].b", "(.b (index (call f a )0 ))"),
    ("a[b[0]][c(d[1])]", "(index (index a (index b 0 ))(call c (index d 1 )))"),
    ("[a[0], [b[1]]]", "(list (index a 0 )(list (index b 1 )))"),
    ("find in a.b where c == 1", "(find in (.b a )(where (== c 1 )))"),
    ("f(\n  a: 1,\n  b: 2,\n)", "(call f a:1 b:2 )"),
    ("f(\n  1\n)", "(call f 1 )"),
    ("f(in: 1, where: 2, not: 3)", "(call f in:1 where:2 not:3 )"),
    ("complete-to-do(id: todo)", "(call complete-to-do id:todo )"),
    ("show(to-do, size: .large)", "(call show to-do size:.large )"),
    ("print ToDo(\"milk\").due", "(print (.due (call ToDo (string \"milk\"))))"),
    ("ask \"a\"", "(ask (string \"a\"))"),
    ("ask(\"a\", as: b)", "(ask (string \"a\")as:b )"),
    ("choose find ToDo", "(choose (find ToDo ))"),
    ("let x = confirm \"a\" and b", "(let x (and (confirm (string \"a\"))b ))"),
  ])
  func `calls and prompts (LG-8, LG-13)`(_ text: String, _ tree: String) {
    expect(text, tree)
  }

  @Test(arguments: [
    ("find ToDo", "(find ToDo )"),
    ("find ToDo where a == 1 and b", "(find ToDo (where (and (== a 1 )b )))"),
    ("find ToDo sort by a descending then b", "(find ToDo down a up b )"),
    ("find ToDo limit n + 1", "(find ToDo (limit (+ n 1 )))"),
    (
      "find ToDo where limit == 1 sort by sort limit 2",
      "(find ToDo (where (== limit 1 ))up sort (limit 2 ))"
    ),
    ("let where = 1", "(let where 1 )"),
  ])
  func `finding, with its words free as names (LG-10, LG-2)`(_ text: String, _ tree: String) {
    expect(text, tree)
  }

  @Test(arguments: [
    ("true", "true"), ("nil", "nil"), ("0.5", "0.5d"), ("1_000", "1000"),
    ("2026-11-21", "day 2026-11-21"),
    ("2026-11-21T09:30", "date 2026-11-21 9:30:0 here"),
    ("2026-11-21T09:30:15Z", "date 2026-11-21 9:30:15 0"),
    ("2026-11-21T09:30-01:30", "date 2026-11-21 9:30:0 -5400"),
    ("sunday", "sunday"), ("now", "now"), (".large", ".large"),
  ])
  func `literals (LG-3)`(_ text: String, _ tree: String) {
    expect(text, tree + " ")
  }

  @Test(arguments: [
    ("5 km", "(km 5.0)"), ("10s", "(s 10.0)"), ("1 day", "(day 1.0)"), ("0.5 h", "(h 0.5)"),
    ("tomorrow at 09:00", "(at 9:0:0 tomorrow )"),
    ("[1, \"a\", [],]", "(list 1 (string \"a\")(list ))"),
    (#""a\tb\u{E9}\"""#, "(string \"a\tbé\"\")"),
    (
      #""é \(x) \("in \(y)")""#,
      "(string \"é \"x \" \"(string \"in \"y ))"
    ),
  ])
  func `quantities, times, lists and strings (LG-3)`(_ text: String, _ tree: String) {
    expect(text, tree)
  }

  @Test func `the least Int can be written`() {
    expect("-9223372036854775808", "-9223372036854775808 ")
  }
}
