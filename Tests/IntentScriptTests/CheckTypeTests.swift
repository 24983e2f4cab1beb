import IntentScript
import Testing
import WidgetIntents

@Suite("Types", .timeLimit(.minutes(5)))
struct CheckTypeTests {
  @Test(arguments: [
    ("sample(price: 5)", [Coercion.intToDouble]),
    ("sample(start: tomorrow)", [.dayToDate]),
    ("sample(link: \"https://example.com/\")", [.textToURL]),
    ("sample(numbers: [1, 2.5])", [.intToDouble]),
    ("let n = [1, 2]\nsample(numbers: n)", [.elements(.intToDouble)]),
    ("let d: Double = 3", [.intToDouble]),
    ("print 1 + 2.5", [.intToDouble]),
    ("sample(day: now)", []), ("sample(toDo: \"milk\")", []), ("sample(rest: 10 min)", []),
    ("sample(count: 5)", []), ("sample(span: 2 days)", []),
  ])
  func `values change their type where it is certain what is meant (LG-5)`(
    text: String,
    coercions: [Coercion]
  ) throws {
    #expect(try Array(checked(text).coercions.values) == coercions)
  }

  @Test(arguments: [
    ("today + 3 days", "Day"), ("3 days + today", "Day"), ("now - 10 min", "Date"),
    ("tomorrow at 09:00", "Date"), ("(today + 1 week) at 08:30", "Date"),
    ("friday - today", "Duration"), ("now - now", "Duration"), ("2 * 10 s", "Duration"),
    ("1 day * 3", "Duration"), ("1 h / 2", "Duration"), ("-1 day", "Duration"),
    ("7 / 2", "Int"), ("7 % 2", "Int"), ("7 / 2.0", "Double"), ("\"a\" + \"b\"", "String"),
    ("[1] + [2]", "[Int]"), ("5 km + 3 m", "Length"), ("5 km * 2", "Length"),
    ("2.5 * 5 kg", "Mass"), ("1 < 2 and not (\"a\" contains \"b\")", "Bool"),
    ("[today] contains friday", "Bool"), ("\"text\".count", "Int"), ("[1].first", "Int?"),
    ("ToDo(\"a\").due ?? today", "Day"), ("ToDo(\"a\").due", "Day?"),
    ("ToDo(\"a\").priority.title", "String"), ("find ToDo", "[ToDo]"),
    ("(find ToDo).first", "ToDo?"), ("add-to-do(\"a\").tags", "[String]"),
    ("clear-completed()", "Int"), ("[[1]]", "[[Int]]"), ("ToDo(\"a\") == ToDo(\"b\")", "Bool"),
  ])
  func `expressions have the types that people expect`(text: String, type: String) throws {
    _ = try checked("let value: \(type) = \(text)")
    let wrong = type == "Bool" ? "Int" : "Bool"
    #expect(messages("let value: \(wrong) = \(text)").count == 1)
  }

  @Test(arguments: [
    "if todo.due != nil { print \"\\(todo.due)\" }",
    "if todo.due != nil and todo.due < today { print 1 }",
    "if nil != todo.due { print \"\\(todo.due)\" }",
    "if todo.due == nil or todo.due < today { print 1 }",
    "if todo.due == nil { print 1 } else { print \"\\(todo.due)\" }",
    "if not (todo.due == nil) { print \"\\(todo.due)\" }",
    "if todo.due != nil, todo.due < today { print 1 }",
    "while todo.due != nil { print \"\\(todo.due)\"; break }",
    "if todo.due == nil { exit 1 }\nprint \"\\(todo.due)\"",
    "if todo.due == nil { exit 1 } else { print 1 }\nprint \"\\(todo.due)\"",
    "for t in [todo] { if t.due == nil { continue }; print \"\\(t.due)\" }",
    "let late = todo.due != nil and todo.due < today",
    "if let due = todo.due, due < today { print \"\\(due)\" }",
    "print \"\\(todo.due ?? today)\"",
  ])
  func `a value that was tested is there (LG-6)`(text: String) throws {
    _ = try checked("let todo = ToDo(\"milk\")\n\(text)")
  }

  @Test(arguments: [
    "if todo.due != nil { print 1 }\nprint \"\\(todo.due)\"",
    "if todo.due != nil or true { print \"\\(todo.due)\" }",
    "if todo.due == nil { print 1 }\nprint \"\\(todo.due)\"",
    "if todo.due != nil { print \"\\(todo.dueDate)\" }",
    "if todo.due == nil { print 1 } else { exit 1 }\nprint \"\\(todo.due)\"",
    // Which of two clauses did not hold is unknown.
    "if todo.isDone, todo.due == nil { exit 1 }\nprint \"\\(todo.due)\"",
    // Statements that run at once know nothing of one another.
    "parallel {\n  if todo.due == nil { exit 1 }\n  print \"\\(todo.due)\"\n}",
    "if todo.due != nil, todo.isDone { print 1 } else { print \"\\(todo.due)\" }",
  ])
  func `a value that was not tested may be missing`(text: String) {
    #expect(messages("let todo = ToDo(\"milk\")\n\(text)").count == 1)
  }

  // LG-20
  @Test func `days and instants are compared with one another`() throws {
    _ = try checked(
      """
      let todo = ToDo("milk")
      let all = find ToDo where due < now or due == today or due >= friday at 10:00
      let done = find ToDo where doneAt > yesterday and dueDate <= today
      if let due = todo.due, due < now, due < today, today < due { print "late" }
      print today < now and friday at 10:00 >= today
      """
    )
  }

  @Test func `one mistake silences what follows from it`() {
    let script = """
      let a = unknown-intent(x: 1)
      let b = a.name + a.count * 2
      for c in a { print c.anything; complete-to-do(c) }
      if a { print b }
      let d: Strin = a
      print d.whatever
      """
    #expect(messages(script).count == 2)
  }
}
