import IntentScript
import ScriptTesting
import Testing

/// Tests when performed intents are flushed, and when output is delivered (LG-15, PF-6).
@Suite("Groups of commits", .timeLimit(.minutes(5)))
struct RunGroupTests {
  @Test func `a script's intents are flushed once, and its output follows`() async {
    let host = ToDoDouble()
    _ = await ScriptTrial.run("add-to-do(\"a\")\nprint 1\nadd-to-do(\"b\")\nprint 2", host: host)
    #expect(host.trace == ["add-to-do", "add-to-do", "flush", "deliver 2"])
  }

  @Test func `what is printed without intents needs no flush and is told at once`() async {
    let host = ToDoDouble()
    _ = await ScriptTrial.run("for x in [1, 2, 3] { print x }", host: host)
    #expect(host.trace == ["deliver 3"])
  }

  /// The clock is read at the start of the run, and then before every 32nd intent.
  @Test(arguments: [
    (statement: "echo(1)", stepInMicroseconds: Int64(190_000), flushes: 1),
    (statement: "echo(1)", stepInMicroseconds: 1_100_000, flushes: 6),
    (statement: "print echo(1)", stepInMicroseconds: 9_000, flushes: 1),
    (statement: "print echo(1)", stepInMicroseconds: 60_000, flushes: 6),
  ])
  func `what waits to be told is flushed after 50 milliseconds, else after a second`(
    statement: String,
    stepInMicroseconds: Int64,
    flushes: Int
  ) async {
    let host = ToDoDouble()
    let counter = Counter()
    _ = await ScriptTrial.run(
      "repeat 160 times { \(statement) }",
      host: host,
      elapsed: ElapsedTime { counter.next() * stepInMicroseconds }
    )
    #expect(host.trace.count { $0 == "flush" } == flushes)
  }

  @Test(arguments: [
    ("ask \"Name?\"", "ask Name?"), ("wait 1 s", "wait 1000000"), ("show(to-do)", "picture"),
  ])
  func `prompts, waits and pictures come after what was done`(
    statement: String,
    asked: String
  ) async {
    let host = ToDoDouble(answers: ["x"])
    _ = await ScriptTrial.run("add-to-do(\"a\")\nprint 1\n\(statement)", host: host)
    let expected = ["add-to-do", "flush", "deliver 1", asked]
    #expect(Array(host.trace.prefix(4)) == expected)
  }

  @Test func `what was printed is shown before an intent that may take long`() async {
    let host = ToDoDouble()
    _ = await ScriptTrial.run("print 1\nrefuse(message: \"no\")", host: host)
    #expect(host.trace == ["deliver 1", "refuse"])
  }

  @Test func `after an error, what was done is flushed and listed`() async {
    let host = ToDoDouble()
    let script = "add-to-do(\"a\")\n\nrepeat 30 times { echo(1) }\nfail \"no\""
    let result = await ScriptTrial.run(script, host: host)
    #expect(result.outcome.committedCount == 31)
    #expect(result.outcome.committed.count == ScriptOutcome.mostListed)
    #expect(result.outcome.committed.last == ScriptOutcome.Committed(intent: "echo", line: 3))
    #expect(host.trace.suffix(1) == ["flush"])
  }

  @Test func `an atomic block that was rolled back is not listed, nor is its output told`() async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run(
      "echo(1)\natomic {\n  print 1\n  echo(2)\n  fail \"no\"\n}",
      host: host
    )
    #expect(result.outcome.committed == [ScriptOutcome.Committed(intent: "echo", line: 1)])
    #expect(result.lines.isEmpty)
    #expect(result.error == "5:3: no")
  }

  @Test func `intents and statements are told where that is asked for`() async throws {
    let host = ToDoDouble()
    let options = ScriptOptions(isTracing: true, reportsIntents: true)
    _ = await ScriptTrial.run(
      "let n = echo(7)\nif n > 1 {\n  print n\n}",
      host: host,
      options: options
    )
    let events = host.state.withLock { $0.events }
    #expect(
      events.map(Self.text) == [
        "statement 1 let n = echo(7)", "performed echo 1", "statement 2 if n > 1 {",
        "statement 3 print n", "output 7",
      ]
    )
  }

  @Test func `what a script gives back is told and handed over`() async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run("return 42", host: host)
    #expect(result.outcome.value == .int(42))
    #expect(host.state.withLock { $0.events } == [.result(.int(42))])
  }

  private static func text(_ event: ScriptEvent) -> String {
    switch event {
    case .output(let line): "output \(line)"
    case .performed(let intent, _, _, let line): "performed \(intent) \(line)"
    case .statement(let line, let text): "statement \(line) \(text)"
    case .result(let value): "result \(value.displayText)"
    case .unknown, .possible: "of a dry run"
    }
  }
}
