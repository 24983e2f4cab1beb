import IntentScript
import Testing
import WidgetIntents

@testable import WidgetTerminal
@testable import widgetctl

/// Tests the completions of inputs, in which `|` is the cursor.
@Suite("Completion of scripts", .timeLimit(.minutes(2)))
struct ScriptCompleterTests {
  @Test(arguments: [
    ("comp|", ["complete-to-do"]),
    ("add|", ["added", "add-to-do"]),
    ("l|", ["let "]),
    ("COMP|", ["complete-to-do"]),
    ("print 1; comp|", ["complete-to-do"]),
    ("if true {\n  comp|", ["complete-to-do"]),
    ("let a = comp|", ["complete-to-do"]),
    ("hid|", []),
    ("conf|", []),
    ("let comp|", []),
    ("// comp|", []),
    ("print \"comp|", []),
    ("1 + comp|", ["complete-to-do"]),
  ])
  func `intents and words stand where a statement or a value begins`(
    input: String,
    labels: [String]
  ) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("add-to-do(|", ["name", "due", "list", "isUrgent"]),
    ("add-to-do(na|", ["name"]),
    ("add-to-do(name: \"a\", |", ["due", "list", "isUrgent"]),
    ("add-to-do(name: f(a, b), d|", ["due"]),
    ("add-to-do(\n  name: \"a\",\n  l|", ["list"]),
    ("added(|", ["count"]),
    ("show(to-do, |", ["size: "]),
  ])
  func `a call offers its labels`(input: String, labels: [String]) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("add-to-do(list: |", ["home", "at-work"]),
    ("add-to-do(list: .a|", ["at-work"]),
    ("add-to-do(list: h|", ["home"]),
    ("add-to-do(isUrgent: t|", ["true"]),
    ("add-to-do(due: to|", ["today", "tomorrow"]),
    ("show(t|", ["to-do"]),
    ("show(to-do, size: l|", ["large"]),
    ("todo.list == .|", ["home", "at-work"]),
    ("if todo.list == h|", ["home"]),
    ("find ToDo where list == |", ["home", "at-work"]),
  ])
  func `an enumeration offers its cases`(input: String, labels: [String]) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("find |", ["ToDo", "Coin", "in "]),
    ("find T|", ["ToDo"]),
    ("for a in find C|", ["Coin"]),
    ("find ToDo |", ["where ", "sort by ", "limit "]),
    ("find ToDo where |", ["name", "isDone", "due", "list", "id"]),
    ("find ToDo where isDone == false and d|", ["due"]),
    ("find ToDo where isDone == false s|", ["sort by "]),
    ("find ToDo sort |", ["by"]),
    ("find ToDo sort by d|", ["due"]),
    ("find ToDo sort by due then n|", ["name"]),
    ("find ToDo sort by due d|", ["descending"]),
    ("let a = find Coin where p|", ["price"]),
  ])
  func `a search offers what it can ask for`(input: String, labels: [String]) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("todo.|", ["name", "isDone", "due", "list", "id", "title"]),
    ("todo.n|", ["name"]),
    (
      "todos.|",
      [
        "count", "isEmpty", "first", "last", "reversed", "unique", "sorted", "sum", "min", "max",
        "contains(T)", "prefix(Int)", "suffix(Int)", "map(\\.property)",
        "sorted(by: \\.property)", "joined(by: String)", "sum(\\.property)",
        "min(\\.property)", "max(\\.property)", "grouped(by: \\.property)",
      ]
    ),
    ("todos.first.is|", ["isDone"]),
    ("todo.name.c|", ["count", "contains(String)"]),
    ("todo.list.|", ["title"]),
    ("add-to-do(name: \"a\").du|", ["due"]),
    ("ToDo(\"a\").du|", ["due"]),
    ("nothing.|", []),
    ("let milk = add-to-do(name: \"a\")\nmilk.du|", ["due"]),
    ("for t in find ToDo {\n  print t.na|", ["name"]),
    ("for t in todos { print t.na|", ["name"]),
    ("if let first = todos.first { print first.na|", ["name"]),
    ("try { } catch error { print error.|", ["message", "hint", "intent"]),
    ("func f(coin: Coin) { print coin.p|", ["price"]),
    ("print \"\\(todo.na|", ["name"]),
    ("print \"a\\(\"b\\(todo.na|", ["name"]),
    ("print \"a\\(\"b\\(todo)\") todo.na|", []),
  ])
  func `a point offers the members of what stands before it`(input: String, labels: [String]) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("let a: Da|", ["Day", "Date"]),
    ("func f(a: C|", ["Coin"]),
    ("func f() -> Boo|", ["Bool"]),
    ("wait 10 mi|", []),
    ("wait 10mi|", ["min", "mi"]),
    (
      "10k|",
      ["km", "kg", "kelvin", "kmh", "kn", "km2", "kJ", "kcal", "kWh", "kW", "kPa", "kHz", "kB"]
    ),
    ("} e|", ["else ", "exit"]),
    ("for a i|", ["in"]),
  ])
  func `types, units and joining words stand where they can`(input: String, labels: [String]) {
    #expect(Self.labels(input) == labels)
  }

  @Test(arguments: [
    ("complete-to-do(id: |", "complete-to-do(id: ", ["Buy milk", "Twin", "Twin", "Call 世界"]),
    ("complete-to-do(id: \"bu|", "complete-to-do(id: \"Buy milk\"", ["Buy milk"]),
    ("complete-to-do(id: \"ca|\")", "complete-to-do(id: \"Call 世界", ["Call 世界"]),
    ("complete-to-do(\"bu|", "complete-to-do(\"Buy milk\"", ["Buy milk"]),
    ("ToDo(\"ab4|", "ToDo(\"ab4\"", ["Twin"]),
    ("complete-to-do(id: \"twi|", "complete-to-do(id: \"ab", ["Twin", "Twin"]),
    ("add-to-do(name: \"bu|", "add-to-do(name: \"bu", []),
  ])
  func `a text offers the entities that it can mean`(
    input: String,
    completed: String,
    labels: [String]
  ) {
    let completion = Self.completion(input)
    #expect(completion.candidates.map(\.label).filter { !["todo"].contains($0) } == labels)
    let before = input.prefix { $0 != "|" }
    let begun = String(decoding: before.utf8.prefix(completion.bytes.lowerBound), as: UTF8.self)
    if !completion.candidates.isEmpty, before.last != " " {
      #expect(begun + completion.common == completed)
    }
  }

  @Test func `a call gets its parenthesis, unless it is there`() {
    #expect(Self.completion("comple|").common == "complete-to-do(")
    #expect(Self.completion("comple|(").common == "complete-to-do")
    #expect(Self.completion("refre|").common == "refresh-coins()")
  }

  @Test(arguments: [
    "", "(", ")", "}", "\"", "\"\\(", "a.", ".", "find", "find where", "for in", "func (", ",,,",
    ":", "a:",
    "(((", "let =", "find ToDo where where", "\"\\(\"\\(", "é", "世界.", "show(", "//", "a //", "1.",
    "- -",
  ])
  func `any beginning has a completion`(text: String) {
    let completer = ScriptCompleter(scope: Self.scope)
    let completion = completer.completion(of: text, at: text.utf8.count)
    #expect(completion.bytes.upperBound == text.utf8.count)
  }

  @Test func `a deep input is looked at without depth`() {
    let completer = ScriptCompleter(scope: Self.scope)
    let text = "todo" + String(repeating: ".first", count: 20_000) + "."
    #expect(completer.completion(of: text, at: text.utf8.count).candidates.isEmpty)
  }

  private static func labels(_ input: String) -> [String] {
    completion(input).candidates.map(\.label)
  }

  private static func completion(_ input: String) -> Completion {
    let parts = input.split(separator: "|", omittingEmptySubsequences: false)
    let completer = ScriptCompleter(scope: scope)
    return completer.completion(of: parts.joined(), at: parts[0].utf8.count)
  }

  private static var scope: CompletionScope {
    let todo = IntentValueType.entity("ToDo")
    return CompletionScope(
      catalog: SampleCatalog.catalog,
      locals: ["todo": todo, "todos": .list(todo)],
      functions: [.init(name: "added", parameters: [("count", .int)], result: todo)],
      entities: { $0 == "ToDo" ? SampleCatalog.toDos : [] }
    )
  }
}
