import Foundation
import IntentScript
import ScriptTesting
import Testing
import WidgetIntents

/// LG-16, LG-31: what a dry run says.
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

  /// Bread and Milk are there.
  static let known = [
    Case(
      "what intents return",
      """
      let tea = add-to-do(name: "Tea", due: today + 1 day, tags: ["shop"])
      rename-to-do(id: tea, name: "\\(tea.name)!")
      if tea.isDone { print "done" } else { print tea.due ?? today }
      """,
      [
        #"add-to-do(name: "Tea", due: 2026-11-22, tags: ["shop"])"#,
        #"rename-to-do(id: ToDo("Tea"), name: "Tea!")"#, "| 2026-11-22",
      ]
    ),
    Case(
      "what a search finds after a change",
      """
      for todo in find ToDo where isDone == false { complete-to-do(id: todo) }
      let open = find ToDo where isDone == false
      print "\\(open.count) open"
      if open.isEmpty { add-to-do("party") } else { add-to-do("work") }
      """,
      [
        #"complete-to-do(id: ToDo("Milk"))"#, #"complete-to-do(id: ToDo("Bread"))"#, "| 0 open",
        #"add-to-do(name: "party")"#,
      ]
    ),
    Case(
      "what a handler catches, and its error",
      """
      try { complete-to-do(id: "nobody") } catch error { print error.message }
      try { print 9223372036854775807 + 1 } catch error { print "caught" }
      """,
      ["| no to-do “nobody”", "| caught"]
    ),
    Case(
      "a return out of an arm",
      """
      func decide(t: ToDo) -> Bool {
        if t.isDone { return true }
        return false
      }
      let milk = complete-to-do(id: "Milk")
      if decide(t: milk) { remove-to-do(id: "Bread") }
      """,
      [#"complete-to-do(id: "Milk")"#, #"remove-to-do(id: "Bread")"#]
    ),
    Case(
      "each round of a loop that a result ends",
      """
      let a = add-to-do("a")
      var n = 0
      while a.number > n {
        n = n + 1
        if n == 2 { rename-to-do(id: a, name: "b") }
      }
      """,
      [#"add-to-do(name: "a")"#, #"rename-to-do(id: ToDo("a"), name: "b")"#]
    ),
    Case(
      "an exit, which no handler sees",
      """
      try { exit 1 } catch { print "caught" }
      add-to-do("after")
      """,
      [],
      exitCode: 1
    ),
    Case(
      "an error that ends it",
      """
      add-to-do("a")
      complete-to-do(id: "nobody")
      add-to-do("after")
      """,
      [#"add-to-do(name: "a")"#],
      error: "2:1: no to-do “nobody”",
      exitCode: 1
    ),
    Case(
      "an atomic block that fails, which leaves nothing",
      """
      try {
        atomic {
          add-to-do("a")
          fail "no"
        }
      } catch error { print error.message }
      print (find ToDo).count
      """,
      ["| no", "| 2"]
    ),
    Case(
      "the time after a wait",
      """
      print now
      wait 9 min
      print now
      """,
      ["| 2026-11-21T12:00", "| 2026-11-21T12:09"]
    ),
    Case(
      "answers that are given",
      """
      let name: String = ask "What?"
      if confirm "Sure?" { add-to-do(name) }
      """,
      answers: ["Tea", "yes"],
      [#"add-to-do(name: "Tea")"#]
    ),
    Case(
      "statements that run at once, in source order",
      """
      parallel {
        let a = add-to-do("a")
        let b = add-to-do("b")
      }
      print "\\(a.name) \\(b.name)"
      """,
      [#"add-to-do(name: "a")"#, #"add-to-do(name: "b")"#, "| a b"]
    ),
  ]

  static let unknown = [
    Case(
      "an intent that does more than change the store",
      """
      let a = add-to-do("a")
      echo(1)
      remind(at: now)
      if a.isDone { set-due(id: a, due: today) } else { rename-to-do(id: a, name: "b") }
      """,
      [
        #"add-to-do(name: "a")"#, "echo(number: 1)",
        "? 3: remind does more than change the store", "+ 3: remind(at)",
        "+ 4: set-due(id, due)", "+ 4: rename-to-do(id, name)",
      ]
    ),
    Case(
      "a question without an answer",
      """
      add-to-do("a")
      if confirm "More?" { add-to-do("b") }
      add-to-do("c")
      """,
      [
        #"add-to-do(name: "a")"#, "? 2: “More?” has no answer", "+ 2: add-to-do(name)",
        "+ 3: add-to-do(name)",
      ]
    ),
    Case(
      "the arm that runs, not those beside it",
      """
      if 1 < 2 {
        print "one"
        refuse("no")
        add-to-do("after")
      } else if confirm "?" {
        add-to-do("never")
      } else {
        complete-to-do(id: "never")
      }
      """,
      [
        "| one", "? 3: refuse does more than change the store", "+ 3: refuse(message)",
        "+ 4: add-to-do(name)",
      ]
    ),
    Case(
      "a loop's body again",
      """
      var n = 0
      while n < 3 {
        add-to-do("x")
        if n == 1 { decline() }
        n = n + 1
      }
      """,
      [
        #"add-to-do(name: "x")"#, #"add-to-do(name: "x")"#,
        "? 4: decline does more than change the store", "+ 3: add-to-do(name)", "+ 4: decline()",
      ]
    ),
    Case(
      "the handler of what may fail, and not what stands behind an end",
      """
      try {
        linger("x")
        return
        add-to-do("never")
      } catch { reopen-to-do(id: "Milk") }
      fail "end"
      add-to-do("never")
      """,
      [
        "? 2: linger does more than change the store", "+ 2: linger(name)",
        "+ 5: reopen-to-do(id)",
      ]
    ),
    Case(
      "the rest of the functions that are open, and those that are still called",
      """
      func inner() {
        add-to-do("done")
        refuse("no")
        add-to-do("rest")
      }
      func later() { complete-to-do(id: "Milk") }
      func never() { move-to-do(id: "Milk", to: 1) }
      func outer() {
        inner()
        set-due(id: "Milk", due: today)
      }
      outer()
      later()
      """,
      [
        #"add-to-do(name: "done")"#, "? 3: refuse does more than change the store",
        "+ 3: refuse(message)", "+ 4: add-to-do(name)", "+ 6: complete-to-do(id)",
        "+ 10: set-due(id, due)",
      ]
    ),
    Case(
      "all that runs at once",
      """
      parallel {
        add-to-do("a")
        refuse("no")
        add-to-do("b")
      }
      complete-to-do(id: "a")
      """,
      [
        #"add-to-do(name: "a")"#, "? 3: refuse does more than change the store",
        "+ 2: add-to-do(name)", "+ 3: refuse(message)", "+ 4: add-to-do(name)",
        "+ 6: complete-to-do(id)",
      ]
    ),
    Case(
      "the call that waits for the answer, not one that has run",
      """
      rename-to-do(id: add-to-do("a"), name: ask "Name?")
      """,
      [
        #"add-to-do(name: "a")"#, "? 1: “Name?” has no answer",
        "+ 1: rename-to-do(id, name)",
      ]
    ),
  ]

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
      #expect(both.known == both.foreseen)
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
