import IntentScript
import Testing
import WidgetIntents

@Suite("Warnings", .timeLimit(.minutes(5)))
struct CheckWarningTests {
  /// Returns the warnings of a script without errors: line, column and message.
  private func warnings(_ text: String) throws -> [String] {
    let script = try checked(text)
    let printer = DiagnosticPrinter(script.sources)
    return script.warnings.map { warning in
      let place = printer.position(of: warning.span.start)
      #expect(warning.isWarning)
      #expect(warning.hint != nil)
      return "\(place?.line ?? 0):\(place?.column ?? 0) \(warning.message)"
    }
  }

  @Test(arguments: [
    "exit 0\nprint 1\nprint 2",
    "fail \"x\"\nprint 1",
    "while true { }\nprint 1",
    "if 1 < 2 { exit 1 } else { fail \"x\" }\nprint 1",
    "try { exit 0 } catch { fail \"x\" }\nprint 1",
    "atomic { exit 0 }\nprint 1",
  ])
  func `a statement to which nothing comes is told once (LG-29)`(_ text: String) throws {
    #expect(try warnings(text) == ["2:1 nothing comes to this statement"])
  }

  @Test(arguments: [
    ("print 9223372036854775807 + 1", "1:27 9223372036854775807 + 1 is beyond what an Int holds"),
    (
      "print (2 * -4611686018427387904) - 1",
      "1:34 -9223372036854775808 - 1 is beyond what an Int holds"
    ),
    ("print 9223372036854775806 + 1", nil),
    ("wait 25 h", "1:6 the waits take 90000 seconds, and a script may wait 86400"),
    (
      "repeat 4 times { wait 6 h }\nwait 1 s",
      "2:6 the waits take 86401 seconds, and a script may wait 86400"
    ),
    ("repeat 4 times { wait 25 min }", nil),
  ])
  func `constants that go too far are told`(_ text: String, expected: String?) throws {
    #expect(try warnings(text) == (expected.map { [$0] } ?? []))
  }

  @Test func `in loops and functions, too`() throws {
    let text = """
      for n in [1, 2] {
          if n == 1 { continue; print n }
          break
          print n
      }
      func one() -> Int {
          return 1
          print "never"
      }
      print one()
      """
    #expect(
      try warnings(text) == [
        "2:27 nothing comes to this statement", "4:5 nothing comes to this statement",
        "8:5 nothing comes to this statement",
      ]
    )
  }

  @Test func `what follows a loop that is left, or a function, is reached`() throws {
    let text = """
      while true {
          if 1 < 2 { break }
      }
      print 1
      func two() { exit 2 }
      if 1 > 2 { exit 1 }
      two()
      """
    #expect(try warnings(text).isEmpty)
  }

  @Test func `names that nothing reads are told, but for those that begin with _`() throws {
    let text = """
      param days: Int = 7
      let a = 1
      var b = 2
      b = 3
      let _c = add-to-do(name: "c")
      func f(unused: Int) {
          let d = 4
      }
      for e in [1] { f(unused: 1) }
      if let g = add-to-do(name: "g").due { let h = 5; print h }
      let used = 6
      print "\\(used)"
      """
    #expect(
      try warnings(text) == [
        "1:7 `days` is never used", "2:5 `a` is never used", "3:5 `b` is never used",
        "7:9 `d` is never used",
      ]
    )
  }

  @Test func `a warning is printed as one, and stops nothing`() throws {
    let script = try checked("let a = 1\nprint 2")
    let text = DiagnosticPrinter(script.sources).text(script.warnings)
    #expect(text.hasPrefix("warning: `a` is never used\n"))
    #expect(!script.warnings.map(\.asError).contains { $0.isWarning })
  }
}
