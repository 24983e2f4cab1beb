import IntentScript
import Testing

/// Tests that a function with a result returns a value on each path (LG-9).
@Suite("Ways through functions", .timeLimit(.minutes(5)))
struct CheckFlowTests {
  @Test(arguments: [
    "while true { }", "while true { continue }", "while (true) { }",
    "while true { for m in [1] { break } }",
    "try { return 1 } catch { return 2 }", "try { fail \"x\" } catch { return 2 }",
    "if n > 0 { return 1 } else { return 2 }",
    "if n > 0 { return 1 } else if n < 0 { return 2 } else { fail \"x\" }",
    "atomic { return 1 }",
  ])
  func `a way that always leaves needs no return behind it`(_ body: String) throws {
    _ = try checked("func f(n: Int) -> Int { \(body) }\nprint f(1)")
  }

  @Test(arguments: [
    "while n > 0 { return 1 }", "while true, n > 0 { }", "while true { break }",
    "while true { if n > 0 { break } }",
    "try { return 1 } catch { print 1 }", "try { print 1 } catch { return 1 }",
    "if n > 0 { return 1 }", "if n > 0 { return 1 } else { print 1 }",
    "if n > 0 { print 1 } else { return 1 }",
    "for m in [1] { return m }", "repeat 2 times { return 1 }",
  ])
  func `a way that goes on needs one`(_ body: String) {
    #expect(messages("func f(n: Int) -> Int { \(body) }\nprint f(1)").count == 1)
  }

  /// Only a value whose type is surely a day cannot have hours added (LG-20).
  @Test func `a day, or what may have a time, has hours`() throws {
    let names = "let todo = ToDo(\"milk\")\nlet day = [today].first\n"
    _ = try checked(names + "let d = day ?? (todo.due ?? today)\nprint d + 1 h")
    #expect(messages(names + "let d = day ?? today\nprint d + 1 h").count == 1)
  }
}
