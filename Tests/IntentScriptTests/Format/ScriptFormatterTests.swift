import Testing

@testable import IntentScript

@Suite("Formatting scripts", .timeLimit(.minutes(5)))
struct ScriptFormatterTests {
  /// Formats a script, and checks that the result has the same syntax tree and is not changed by
  /// formatting again (LG-18).
  private func formatted(_ text: String) throws -> String {
    let source = ScriptSource(name: "test.intents", text: text)
    let result = try ScriptFormatter.format(source)
    let again = ScriptSource(name: "again.intents", text: result)
    #expect(try ScriptFormatter.format(again) == result)
    #expect(TreeText.text(of: Parser.parse(again)) == TreeText.text(of: Parser.parse(source)))
    return result
  }

  @Test(arguments: [
    ("let a=1;let b = 2", "let a = 1\nlet b = 2\n"),
    ("if a{b()}else{c()}", "if a {\n    b()\n} else {\n    c()\n}\n"),
    ("if a { }\nelse { }", "if a { } else { }\n"),
    ("try { a() }\n\ncatch e { }", "try {\n    a()\n} catch e { }\n"),
    ("f( a :1 ,b: [ 1,2, ] , )", "f(a: 1, b: [1, 2])\n"),
    ("f(\n  a: 1,\n  b: 2,\n)", "f(a: 1, b: 2)\n"),
    ("func f (a:Int)->[Int]?{ }", "func f(a: Int) -> [Int]? { }\n"),
    ("let x =\n  1", "let x = 1\n"),
    ("a = b +\n   c", "a = b + c\n"),
    ("print(1)", "print(1)\n"), ("print (1)", "print (1)\n"),
    ("if(a){ }", "if (a) { }\n"),
    ("a = -b; c = 5-3; return -1", "a = -b\nc = 5 - 3\nreturn -1\n"),
    ("- a()", "-a()\n"),
    ("wait 10s", "wait 10 s\n"),
    ("x = 1_000 + 1e3", "x = 1_000 + 1e3\n"),
    (#"print "a \( b ) c""#, #"print "a \( b ) c""# + "\n"),
    ("show(to-do,size:.large)", "show(to-do, size: .large)\n"),
    ("", ""), ("\n\n", ""),
  ])
  func `one statement a line, one way to write each`(_ text: String, _ expected: String) throws {
    #expect(try formatted(text) == expected)
  }

  @Test(arguments: [
    ("a()\n\n\n\nb()", "a()\n\nb()\n"),
    ("if a {\n\n\n  b()\n\n}", "if a {\n    b()\n}\n"),
    ("\n\n// one\n\n\n// two\na()", "// one\n\n// two\na()\n"),
    ("a()\n\n\n// end\n\n", "a()\n\n// end\n"),
  ])
  func `at most one empty line stays, none at a block's ends`(
    _ text: String,
    _ expected: String
  ) throws {
    #expect(try formatted(text) == expected)
  }

  @Test(arguments: [
    ("#!/bin/x\n//a  \na()", "#!/bin/x\n//a\na()\n"),
    ("a() // b", "a()  // b\n"),
    ("a()        // b", "a()        // b\n"),
    ("let a=1    // b", "let a = 1  // b\n"),
    ("if a {\n// c\n}", "if a {\n    // c\n}\n"),
    ("f(\n  a,\n  b, // c\n)", "f(\n    a,\n    b,  // c\n)\n"),
    ("if a { // b\n// c\n}", "if a {  // b\n    // c\n}\n"),
    ("if a { }\n// b\nelse { }", "if a { }\n// b\nelse { }\n"),
    ("if a { } // b\nelse { }", "if a { }  // b\nelse { }\n"),
    ("f(a, // b\n  c)", "f(\n    a,  // b\n    c,\n)\n"),
    ("f(\n// a\nb\n// c\n)", "f(\n    // a\n    b\n    // c\n)\n"),
    ("f( // a\n)", "f(  // a\n)\n"),
    ("x = a + // b\n  c", "x = a +  // b\n    c\n"),
    ("x = a + \n // b\n  c", "x = a +\n    // b\n    c\n"),
  ])
  func `comments stay where they are (LG-18)`(_ text: String, _ expected: String) throws {
    #expect(try formatted(text) == expected)
  }

  @Test func `a long call has one argument a line, and a comma behind each`() throws {
    let name = String(repeating: "long ", count: 8)
    let call = "add-to-do(name: \"\(name)\", notes: \"\(name)\", list: f(a: 1, b: 2))"
    #expect(
      try formatted(call) == """
        add-to-do(
            name: "\(name)",
            notes: "\(name)",
            list: f(a: 1, b: 2),
        )

        """
    )
  }

  /// Returns a quoted text that is `columns` columns wide.
  private static func text(_ columns: Int, of letter: Character = "x") -> String {
    "\"\(String(repeating: letter, count: columns - 2))\""
  }

  @Test(arguments: ["x", "é"] as [Character])
  func `a line has 100 columns, and is broken from the next one on`(letter: Character) throws {
    let fits = "f(\(Self.text(97, of: letter)))\n"
    #expect(try formatted(fits) == fits)
    let long = Self.text(98, of: letter)
    #expect(try formatted("f(\(long))") == "f(\n    \(long)\n)\n")
  }

  @Test func `what follows a broken bracket has 100 columns with it`() throws {
    let head = "f(\(Self.text(60)), \(Self.text(60)))"
    let broken = "f(\n    \(Self.text(60)),\n    \(Self.text(60)),\n)"
    let fits = " + g(\(Self.text(93)))"
    #expect(try formatted(head + fits) == broken + fits + "\n")
    let long = Self.text(94)
    #expect(try formatted("\(head) + g(\(long))") == broken + " + g(\n    \(long)\n)\n")
  }

  @Test func `of brackets that are as wide the first is broken`() throws {
    let text = Self.text(50)
    #expect(try formatted("f(\(text)) + g(\(text))") == "f(\n    \(text)\n) + g(\(text))\n")
  }

  @Test func `eight brackets of a line are broken, and none of the others is`() throws {
    let group = "f(\(String(repeating: "a", count: 20)) and \(String(repeating: "b", count: 20)))"
    let text = try formatted(Array(repeating: group, count: 10).joined(separator: " and "))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("f(") } == 8)
    #expect(lines.count { $0.contains(group) } == 2)
  }

  @Test func `a comment keeps its column up to the 80th`() throws {
    let column = ScriptFormatter.maximumCommentColumn
    #expect(column == 80)
    let near = "a()\(String(repeating: " ", count: column - 3))// b\n"
    #expect(try formatted(near) == near)
    #expect(try formatted("a()\(String(repeating: " ", count: column - 2))// b") == "a()  // b\n")
  }

  @Test func `a long condition breaks after its and`() throws {
    let name = String(repeating: "a", count: 60)
    #expect(
      try formatted("if \(name) and \(name) { }") == "if \(name) and\n    \(name) { }\n"
    )
  }

  @Test func `a script with mistakes is refused with all of them`() throws {
    let source = ScriptSource(name: "test.intents", text: "let = 1\nif { }")
    let error = #expect(throws: ScriptError.self) { try ScriptFormatter.format(source) }
    guard case .rejected(let diagnostics) = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
    #expect(diagnostics.count == 2)
  }

  @Test func `what is formatted already stays as it is`() throws {
    #expect(try formatted(ExampleScript.text) == ExampleScript.text)
  }
}
