import IntentScript
import ScriptTesting
import Testing
import WidgetIntents

/// Tests of an interactive session, input by input.
@Suite("Sessions", .timeLimit(.minutes(5)))
struct RunSessionTests {
  @Test func `an input sees what those before it bound, and a failed one keeps what it had`()
    async throws
  {
    let host = ToDoDouble()
    var checker = ScriptChecker(catalog: ToDoCatalog.standard, isInteractive: true) { path, span in
      .refused(Diagnostic("there is no file `\(path)`", at: span))
    }
    var session = ScriptSession(host: host, clock: host.clock)
    let inputs = [
      "var count = 2", "func twice(n: Int) -> Int { return n * 2 }",
      "count = twice(n: count) + 1", "let a = 7; fail \"no\"", "print count + a",
      "let a = \"seven\"", "print a",
    ]
    var codes: [Int32] = []
    for input in inputs {
      let source = ScriptSource(name: "-", text: input, base: checker.nextBase)
      let parsed = Parser.parse(source, firstNode: checker.nextNode)
      let script = try checker.check(parsed).get()
      codes.append(await session.run(script).exitCode)
    }
    #expect(codes == [0, 0, 0, 1, 0, 0, 0])
    #expect(host.lines == ["12", "seven"])
  }
}
