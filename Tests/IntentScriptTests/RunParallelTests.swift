import IntentScript
import ScriptTesting
import Testing

/// Tests of statements that run at the same time (LG-11).
@Suite("Parallel blocks", .timeLimit(.minutes(5)))
struct RunParallelTests {
  @Test func `all statements run at once, and output follows the source`() async {
    let host = ToDoDouble()
    let script = """
      parallel {
        let first = linger(name: "first")
        let second = linger(name: "second")
        print "third"
      }
      print "\\(first) \\(second)"
      """
    let task = Task { await ScriptTrial.run(script, host: host) }
    await host.arrived("first")
    await host.arrived("second")
    host.letGo("second")
    host.letGo("first")
    let result = await task.value
    #expect(result.error == nil)
    #expect(result.lines == ["third", "first second"])
  }

  @Test func `the first failure cancels the others`() async {
    let host = ToDoDouble()
    let script = """
      try {
        parallel {
          linger(name: "a")
          linger(name: "b")
          refuse(message: "no")
        }
      } catch error {
        print "\\(error.intent ?? "?"): \\(error.message)"
      }
      """
    let result = await ScriptTrial.run(script, host: host)
    #expect(result.lines == ["refuse: no"])
    #expect(Set(host.trace).isSuperset(of: ["cancelled a", "cancelled b"]))
    #expect(host.lingering.isEmpty)
  }

  @Test func `what other branches did before a failure stays`() async {
    let host = ToDoDouble()
    let script = "parallel {\n  add-to-do(\"a\")\n  complete-to-do(id: \"nobody\")\n}"
    let result = await ScriptTrial.run(script, host: host)
    #expect(result.error == "3:3: no to-do “nobody”")
    #expect(result.outcome.committedCount == host.records.count)
  }

  @Test func `an exit in a branch ends the script`() async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run(
      "parallel {\n  linger(name: \"a\")\n  if true { exit 3 }\n}\nprint 1",
      host: host
    )
    #expect(result.outcome.exitCode == 3)
    #expect(result.lines.isEmpty)
    #expect(host.lingering.isEmpty)
  }
}
