import IntentScript
import Testing
import WidgetIntents

@Suite("Large scripts", .timeLimit(.minutes(5)))
struct CheckSizeTests {
  @Test func `a script of many lines has as many meanings as nodes, and few sites`() throws {
    var text = ""
    for index in 0..<5_000 {
      text += "let item\(index) = add-to-do(name: \"Buy \(index)\", priority: high)\n"
      text += "complete-to-do(id: item\(index))\n"
    }
    let script = try checked(text)
    #expect(script.slots == 5_000)
    #expect(script.sites.count == 2)
    #expect(MemoryLayout<NodeBinding>.stride == 16)
  }

  @Test func `a script that is wrong everywhere ends soon`() {
    let text = String(repeating: "print unknown\n", count: 100) + Self.wrong(4_000)
    #expect(messages(text).count == DiagnosticList.maximumCount)
  }

  @Test func `tests for nil are looked up by what they test`() throws {
    var text = ""
    for index in 0..<5_000 {
      text += "let t\(index) = ToDo(\"x\")\nif t\(index).due == nil { exit 1 }\n"
      text += "print \"\\(t\(index).due)\"\n"
    }
    #expect(try checked(text).slots == 5_000)
  }

  @Test func `functions may call thousands of others in an atomic block`() throws {
    var text = "atomic { f0() }\n"
    for index in 0..<3_000 { text += "func f\(index)() { f\(index + 1)() }\n" }
    _ = try checked(text + "func f3000() { clear-completed() }")
    let told = messages(text + "func f3000() { wait 1 s }")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("`wait` cannot stand in an `atomic` block") == true)
  }

  // LG-10, LG-17
  @Test func `a search has as many comparisons and levels as its limits say`() throws {
    func search(_ condition: String) -> String { "print (find ToDo where \(condition)).count" }
    func chain(_ count: Int) -> String {
      search((1...count).map { "number == \($0)" }.joined(separator: " or "))
    }
    func nest(_ levels: Int) -> String {
      search(
        (1...levels).reduce("isDone") { inner, level in
          "number == \(level) \(level.isMultiple(of: 2) ? "and" : "or") (\(inner))"
        }
      )
    }
    _ = try checked(chain(EntityFilter.maximumComparisons))
    _ = try checked(nest(EntityFilter.maximumLevels))
    #expect(
      messages(chain(EntityFilter.maximumComparisons + 1)) == [
        "`where` has 201 comparisons, more than the limit of 200"
      ]
    )
    #expect(
      messages(nest(EntityFilter.maximumLevels + 1)) == [
        "`where` has 65 levels of `and`, `or` and `not`, more than the limit of 64"
      ]
    )
  }

  @Test(arguments: [
    ("print ", "(", "1", ")"), ("print ", "[", "1", "]"), ("print ", "-", "1", ""),
    ("print ", "double(", "1", ")"), ("", "if true {\n", "print 1", "\n}"),
    ("print ", "", "1", " + 1"), ("print ", "not ", "true", ""),
    ("print ", "", "true", " and true"),
    ("print ", "\"\\(", "1", ")\""),
  ])
  func `what the parser lets through is not too deep for the check`(
    start: String,
    opening: String,
    middle: String,
    closing: String
  ) {
    var deepest = 0
    for depth in [8, 50, 100, 150, 200, 240, 255, 300, 1_000] {
      let text =
        start + String(repeating: opening, count: depth) + middle
        + String(repeating: closing, count: depth) + "\nfunc double(n: Int) -> Int { return n * 2 }"
      let parsed = Parser.parse(ScriptSource(name: "deep", text: text))
      guard parsed.diagnostics.isEmpty else { continue }
      deepest = depth
      #expect(messages(text) == [])
    }
    #expect(deepest >= 8)
  }

  private static func wrong(_ count: Int) -> String {
    (0..<count).map { "let a\($0) = b\($0) + c\($0)(x: d\($0))\n" }.joined()
  }
}
