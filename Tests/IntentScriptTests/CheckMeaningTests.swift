import IntentScript
import Testing
import WidgetIntents

@Suite("Meanings", .timeLimit(.minutes(5)))
struct CheckMeaningTests {
  @Test func `each name gets a place of its own, also in blocks that have ended (LG-6)`() throws {
    let script = try checked(
      """
      let a = 1
      if true { let b = 2; print b }
      if true { let b = 3; print b }
      var c = a
      """
    )
    #expect(script.slots == 4)
  }

  @Test func `a function has a frame of its own, its parameters first (LG-9)`() throws {
    let script = try checked(
      """
      let unrelated = 1
      func add(left: Int, right: Int) -> Int {
        let sum = left + right
        return sum
      }
      print add(1, right: 2)
      """
    )
    #expect(script.slots == 1)
    #expect(script.functions.map(\.slots) == [3])
    #expect(script.functions.map(\.result) == [.int])
  }

  @Test(arguments: [
    ("print add(1, right: 2)", [0, 1]), ("print add(left: 1, right: 2)", [0, 1]),
    ("print add(right: 2, left: 1)", [1, 0]),
  ])
  func `a function's arguments may come in any order`(call: String, order: [Int]) throws {
    let script = try checked(
      "func add(left: Int, right: Int) -> Int { return left + right }\n\(call)"
    )
    let value = try #require(script.lastValue)
    guard case .function(0, let found) = script.binding(of: value.id) else {
      Issue.record("no call of a function")
      return
    }
    #expect(found == order)
  }

  @Test func `functions may be called before they are declared, and call each other`() throws {
    let script = try checked(
      """
      print even(4)
      func even(n: Int) -> Bool {
        if n == 0 { return true }
        return odd(n - 1)
      }
      func odd(n: Int) -> Bool {
        if n == 0 { return false } else { return even(n - 1) }
      }
      """
    )
    #expect(script.functions.count == 2)
  }

  @Test func `calls with the same parameters share a site`() throws {
    let script = try checked(
      """
      add-to-do("a")
      add-to-do(name: "b")
      add-to-do(name: "c", due: today)
      add-to-do(due: today, name: "d")
      """
    )
    #expect(script.sites.map(\.parameters) == [["name"], ["name", "due"], ["due", "name"]])
    #expect(script.sites.allSatisfy { $0.reference.intent.name == "add-to-do" })
  }

  @Test func `the extensions that a script needs are listed as it names them`() throws {
    let script = try checked(
      """
      for coin in find Coin { print coin.price }
      print ToDo("milk").name
      sample(count: 1)
      """
    )
    #expect(script.extensions == ["feed", "home", "sampler"])
  }

  @Test(arguments: [
    "high", ".high", "HIGH", "very-high", ".very-high", "Very-High",
  ])
  func `a case is meant by its raw value, then by its title (SC-15)`(word: String) throws {
    let script = try checked("add-to-do(\"a\", priority: \(word))")
    let found = script.spoken.compactMap { meaning in
      if case .enumeration(let value) = meaning { value.rawValue } else { nil }
    }
    #expect(found == ["high"])
  }

  @Test func `a local name comes before a case of the same name (LG-4)`() throws {
    let script = try checked("let high: Priority = .low\nadd-to-do(\"a\", priority: high)")
    let cases = script.spoken.compactMap { meaning in
      if case .enumeration(let value) = meaning { value.rawValue } else { nil }
    }
    #expect(cases == ["low"])
  }

  @Test func `what find compares is told apart from what it is compared with (LG-10)`() throws {
    let script = try checked(
      "let name = \"milk\"\nlet all = find ToDo where name == name and not isDone"
    )
    let found = script.spoken.compactMap { meaning -> String? in
      switch meaning {
      case .comparison(let property, let comparison): "\(property) \(comparison.rawValue)"
      case .flag(let property): property
      default: nil
      }
    }
    #expect(found == ["name ==", "isDone"] || found == ["isDone", "name =="])
  }

  @Test func `an intent that is kept out of lists can be called by its name (SC-28)`() throws {
    let script = try checked("hidden-task()\nHiddenTask()")
    #expect(script.sites.count == 1)
  }

  @Test func `parameters of a script know whether the caller may leave them out`() throws {
    let script = try checked("param days: Int = 7\nparam who: String\nparam note = \"\"")
    #expect(script.parameters.map(\.name) == ["days", "who", "note"])
    #expect(script.parameters.map(\.hasDefault) == [true, false, true])
    #expect(script.parameters.map(\.type) == [.int, .string, .string])
    #expect(script.parameters.map(\.slot) == [0, 1, 2])
  }

  @Test(arguments: [
    ("let n: Int = ask \"How many?\"", IntentValueType.int),
    ("let d: Day? = ask \"When?\"", .dateComponents),
    ("let s = ask \"What?\"", .string),
    ("let b = confirm \"Sure?\"", .bool),
    ("let c = choose [1, 2]", .int),
    ("let c = choose([today], question: \"When?\")", .dateComponents),
  ])
  func `a question asks for what its place wants (LG-13)`(
    text: String,
    type: IntentValueType
  ) throws {
    let script = try checked(text)
    let value = try #require(script.lastValue)
    guard case .prompt(let answer, _, _) = script.binding(of: value.id) else {
      Issue.record("no prompt")
      return
    }
    #expect(answer == type)
  }

  @Test func `a widget is shown by kind, id or text, with a size (LG-8, SC-23)`() throws {
    let script = try checked(
      "show(to-do, size: large)\nshow(k3f9)\nshow(\"crypto\", size: .extra-large)"
    )
    let found = script.spoken.compactMap { meaning -> String? in
      switch meaning {
      case .widget(let name): name
      case .enumeration(let size): size.rawValue
      default: nil
      }
    }
    #expect(found == ["to-do", "large", "k3f9", "crypto", "extra-large"])
  }

  @Test func `an intent that is kept out of lists is called where that is asked for (SC-28)`()
    throws
  {
    _ = try checked("hidden-task()")
    let strict = ScriptCatalog(CheckCatalog.standard.entries, callsHidden: false)
    #expect(
      messages("hidden-task()\nHiddenTask()", in: strict) == [
        "`hidden-task` is an intent that only widgets perform",
        "`HiddenTask` is an intent that only widgets perform",
      ]
    )
  }
}
