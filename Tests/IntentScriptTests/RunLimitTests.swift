import IntentScript
import ScriptTesting
import Ground
import Testing

/// Tests that each limit has a name in its error, and that no handler of the script catches that
/// error (LG-17).
@Suite("Limits", .timeLimit(.minutes(5)))
struct RunLimitTests {
  static let cases: [(name: String, script: String)] = [
    ("steps", "while true { }"),
    ("steps", "func f() { }\nrepeat 1000000 times { f() }"),
    ("depth", "func f() { f() }\nf()"),
    ("values", "var list = [1]\nwhile true { list = list + list }"),
    ("bytes", "var text = \"x\"\nwhile true { text = text + text }"),
    ("bytes", "var text = \"x\"\nwhile true { text = \"\\(text)\\(text)\" }"),
    ("outputBytes", "while true { print \"0123456789\" }"),
    ("seconds", "while true { echo(1) }"),
    ("waitSeconds", "while true { wait 1 s }"),
  ]

  @Test(arguments: cases)
  func `a limit ends the script`(name: String, script: String) async {
    var options = ScriptOptions()
    options.limits.steps = 100_000
    options.limits.depth = 50
    options.limits.values = 1_000
    options.limits.bytes = 1_000
    options.limits.outputBytes = 1_000
    options.limits.seconds = 2
    options.limits.waitSeconds = 2
    let counter = Counter()
    let host = ToDoDouble(isTraced: false)
    let caught = "try {\n\(script)\n} catch { print \"unseen\" }"
    for script in [script, script.hasPrefix("func") ? script : caught] {
      let result = await ScriptTrial.run(
        script,
        host: host,
        options: options,
        elapsed: ElapsedTime { counter.next() * 10_000 }
      )
      guard case .limit(name, _, _)? = result.outcome.error else {
        Issue.record("\(result.error ?? "no error")")
        return
      }
      #expect(result.outcome.exitCode == 65)
    }
  }

  @Test func `the time that a person takes to answer does not count`() async {
    var options = ScriptOptions()
    options.limits.seconds = 1
    let time = Guarded<Int64>(0)
    let host = ToDoDouble(answers: ["Ada"]) { time.withLock { $0 += 60_000_000 } }
    let result = await ScriptTrial.run(
      "let name = ask \"Name?\"\nprint name\nrepeat 100 times { echo(1) }",
      host: host,
      options: options,
      elapsed: ElapsedTime { time.withLock { $0 } }
    )
    #expect(result.error == nil)
    #expect(result.lines == ["Ada"])
  }
}
