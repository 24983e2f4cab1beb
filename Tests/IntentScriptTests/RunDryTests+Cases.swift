import Foundation
import IntentScript
import ScriptTesting
import Testing
import WidgetIntents

extension RunDryTests {
  /// Cases in which Bread and Milk are in the list before the script runs.
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
        "? 3: remind was not performed, because it does more than change the store",
        "+ 3: remind(at)",
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
        #"add-to-do(name: "a")"#, "? 2: the question “More?” has no answer yet",
        "+ 2: add-to-do(name)",
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
        "| one", "? 3: refuse was not performed, because it does more than change the store",
        "+ 3: refuse(message)",
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
        "? 4: decline was not performed, because it does more than change the store",
        "+ 3: add-to-do(name)", "+ 4: decline()",
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
        "? 2: linger was not performed, because it does more than change the store",
        "+ 2: linger(name)",
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
        #"add-to-do(name: "done")"#,
        "? 3: refuse was not performed, because it does more than change the store",
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
        #"add-to-do(name: "a")"#,
        "? 3: refuse was not performed, because it does more than change the store",
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
        #"add-to-do(name: "a")"#, "? 1: the question “Name?” has no answer yet",
        "+ 1: rename-to-do(id, name)",
      ]
    ),
  ]
}
