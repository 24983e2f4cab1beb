import IntentScript
import ScriptTesting
import Testing

/// LG-16: what a dry run lists.
@Suite("Dry run", .timeLimit(.minutes(5)))
struct RunDryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let lines: [String]
  }

  static let cases = [
    Case(
      testDescription: "intents with their arguments, their results symbolic",
      script: """
        let milk = add-to-do(name: "Milk", due: today + 1 day, tags: ["shop"])
        rename-to-do(id: milk, name: "\\(milk.name)!")
        """,
      lines: [
        #"add-to-do(name: "Milk", due: 2026-11-22, tags: ["shop"])"#,
        #"rename-to-do(id: ⟨result of add-to-do⟩, name: "⟨result of add-to-do⟩.name!")"#,
      ]
    ),
    Case(
      testDescription: "both arms of a branch that a result decides",
      script: """
        let milk = add-to-do("Milk")
        if milk.isDone {
          print "done"
        } else if 1 > 2 {
          print "never"
        } else {
          print "open"
        }
        """,
      lines: [
        #"add-to-do(name: "Milk")"#, "if milk.isDone", #"  print "done""#, "else",
        #"  print "open""#,
      ]
    ),
    Case(
      testDescription: "one arm of a branch that is decided",
      script: """
        param days: Int = 3
        if days > 2 {
          print days
        } else {
          print "few"
        }
        """,
      lines: ["print 3"]
    ),
    Case(
      testDescription: "what is found, round by round",
      script: """
        for todo in find ToDo where isDone == false sort by name {
          complete-to-do(id: todo)
        }
        """,
      lines: [#"complete-to-do(id: ToDo("Bread"))"#, #"complete-to-do(id: ToDo("Milk"))"#]
    ),
    Case(
      testDescription: "a loop that a result ends, once",
      script: """
        var count = 0
        while confirm "More?" {
          add-to-do(name: "x")
          count = count + 1
        }
        print count
        """,
      lines: [
        #"confirm "More?""#, #"while confirm "More?""#, #"  add-to-do(name: "x")"#,
        "print ⟨undecided⟩",
      ]
    ),
    Case(
      testDescription: "blocks, handlers and the end",
      script: """
        atomic {
          try {
            complete-to-do(id: "nobody")
          } catch error {
            fail "no"
          }
        }
        wait 5 s
        show(to-do, size: large)
        exit 3
        """,
      lines: [
        "atomic", "  try", #"    complete-to-do(id: "nobody")"#, "  catch", #"    fail "no""#,
        "wait 5 s", "show(to-do, size: large)", "exit 3",
      ]
    ),
    Case(
      testDescription: "functions with what they are given, and no endless recursion",
      script: """
        func again(n: Int) -> Int {
          if confirm "More?" {
            return again(n: n + 1)
          }
          return n
        }
        print again(n: 1)
        """,
      lines: [
        #"confirm "More?""#, #"if confirm "More?""#, "  again(…)", "print 1",
      ]
    ),
  ]

  @Test(arguments: cases)
  func `a dry run lists what would run`(_ example: Case) async {
    let host = ToDoDouble()
    _ = await ScriptTrial.run("add-to-do(\"Milk\")\nadd-to-do(\"Bread\")", host: host)
    let before = host.records
    let options = ScriptOptions(isDryRun: true)
    let result = await ScriptTrial.run(example.script, host: host, options: options)
    #expect(result.lines == example.lines)
    #expect(result.error == nil)
    #expect(host.records == before)
  }

  @Test func `a dry run ends at the limits of a run`() async {
    var options = ScriptOptions(isDryRun: true)
    options.limits.steps = 100
    let result = await ScriptTrial.run("while true { print 1 }", options: options)
    #expect(result.error == "1:14: limit steps")
    #expect(result.outcome.exitCode == 65)
  }
}
