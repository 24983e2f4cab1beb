import Foundation
import IntentScript
import ScriptTesting
import Testing
import WidgetIntents

/// Tests of the events that a dry run reports (LG-16, LG-31).
@Suite("Dry run", .timeLimit(.minutes(5)))
struct RunDryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    var answers: [String] = []
    let lines: [String]
    var error: String?
    var exitCode: Int32 = 0

    init(
      _ description: String,
      _ script: String,
      answers: [String] = [],
      _ lines: [String],
      error: String? = nil,
      exitCode: Int32 = 0
    ) {
      testDescription = description
      self.script = script
      self.answers = answers
      self.lines = lines
      self.error = error
      self.exitCode = exitCode
    }
  }

  @Test(arguments: known + unknown)
  func `a dry run says what would run`(_ example: Case) async {
    let host = ToDoDouble(answers: example.answers)
    _ = await ScriptTrial.run("add-to-do(\"Milk\")\nadd-to-do(\"Bread\")", host: host)
    let result = await ScriptTrial.run(
      example.script,
      host: host,
      options: ScriptOptions(reportsIntents: true),
      dryRun: DryRun()
    )
    let lines = DryComparison.lines(host.events, clock: host.clock)
    #expect(lines == example.lines)
    #expect(result.error == example.error)
    #expect(result.outcome.exitCode == example.exitCode)
    #expect(result.outcome.isKnown == !lines.contains { $0.hasPrefix("?") })
  }

  @Test(arguments: SemanticsTests.scripts)
  func `what a dry run knows is what a run does, and what follows is listed`(
    file: String
  ) async throws {
    let path = SemanticsTests.folder.appending(path: file)
    let text = try String(contentsOf: path, encoding: .utf8)
    let expected = ScriptExpectations(text)
    // Once with the answers that the script is written for, once with nobody to ask.
    for answers in [expected.answers, []] {
      let host = ToDoDouble(answers: expected.answers)
      for call in expected.given { #expect(await ScriptTrial.run(call, host: host).error == nil) }
      let copy = host.copy()
      copy.state.withLock { $0.replaceAnswers(with: answers) }
      let options = ScriptOptions(reportsIntents: true)
      let dry = await ScriptTrial.run(text, host: copy, options: options, dryRun: DryRun())
      let run = await ScriptTrial.run(text, host: host, options: options)
      let both = DryComparison(dry: copy.events, run: host.events)
      #expect(
        both.agrees(in: text, failingIn: expected.errorLine),
        "\(both.known) is not \(both.foreseen)"
      )
      #expect(both.missed == [])
      #expect(dry.outcome.isKnown == (both.end == nil))
      guard both.end == nil else { continue }
      #expect(dry.error == run.error)
      #expect(dry.outcome.exitCode == run.outcome.exitCode)
    }
  }

  @Test func `the comparison sees an intent that is not listed`() {
    let outcome = IntentOutcome()
    let performed = ScriptEvent.performed(intent: "a", arguments: [], outcome: outcome, line: 2)
    let end = ScriptEvent.unknown(reason: "", hint: nil, at: .init(file: "", line: 1))
    let place = ScriptEvent.Place(file: "", line: 3)
    let other = ScriptEvent.possible(intent: "a", parameters: [], at: place)
    #expect(DryComparison(dry: [end, other], run: [performed]).missed == ["a in line 2"])
  }

  @Test func `a dry run ends at the limits of a run`() async {
    var options = ScriptOptions()
    options.limits.steps = 100
    let result = await ScriptTrial.run(
      "while true { print 1 }",
      options: options,
      dryRun: DryRun()
    )
    #expect(result.error?.hasSuffix("limit steps") == true)
    #expect(result.outcome.exitCode == 65)
  }

  @Test func `a wait takes none of the time in which a script may work`() async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run("wait 11 min\nprint 1", host: host, dryRun: DryRun())
    #expect(result.error == nil)
    #expect(host.lines == ["1"])
  }

  @Test(arguments: [("wait 24 h", nil), ("wait 23 h\nwait 61 min", "2:1: limit waitSeconds")])
  func `all waits together take a day at most`(_ script: String, expected: String?) async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run("\(script)\nprint 1", host: host, dryRun: DryRun())
    #expect(result.error == expected)
    #expect(host.lines == (expected == nil ? ["1"] : []))
  }

  @Test func `the clock goes on where the last input of a prompt left it`() async throws {
    let (host, dryRun) = (ToDoDouble(), DryRun())
    let clock = dryRun.moved(host.clock)
    var session = ScriptSession(host: host, clock: clock, dryRun: dryRun)
    for text in ["wait 5 min", "refuse(\"no\")", "print now"] {
      _ = await session.run(try ScriptTrial.check(text))
    }
    #expect(host.lines == ["2026-11-21T12:05"])
  }
}
