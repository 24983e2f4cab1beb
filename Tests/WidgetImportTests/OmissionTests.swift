import Testing

@testable import WidgetImport

@Suite("What does not compile here")
struct OmissionTests {
  private static let note = "WidgetctlLeftOut.note(\"f is left out: X is not here\")"
  private static let thrown =
    "throw WidgetctlLeftOut(errorDescription: \"f is left out: X is not here\")"
  private static let sign = "SwiftUI.Image(systemName: \"nosign\")"
  private static let stop = "fatalError(\"f is left out: X is not here\")"

  @Test(
    "leaves its function, which does the least that its result allows",
    arguments: [
      ("func f() { ¶X() }", "func f() { \(note) }"),
      ("func f() -> Void { ¶X() }", "func f() -> Void { \(note) }"),
      ("func f() -> Int? { ¶X() }", "func f() -> Int? { return nil }"),
      ("func f() -> Int { ¶X() }", "func f() -> Int { \(note); return 0 }"),
      ("func f() -> Text { ¶X() }", "func f() -> Text { \(note); return SwiftUI.Text(\(sign)) }"),
      ("var f: Swift.String { ¶X }", "var f: Swift.String { \(note); return \"\" }"),
      ("func f() -> Bool { ¶X() }", "func f() -> Bool { \(note); return false }"),
      (
        "func f() -> (days: [A: [B]], Error?, n: (Int, CGFloat)) { ¶X() }",
        "func f() -> (days: [A: [B]], Error?, n: (Int, CGFloat)) { \(note); return ([:], nil, (0, 0)) }"
      ),
      ("func f() -> (Int, A) { ¶X() }", "func f() -> (Int, A) { \(stop) }"),
      ("func f() -> () -> Int { ¶X() }", "func f() -> () -> Int { \(stop) }"),
      ("func f() -> A<Int> { ¶X() }", "func f() -> A<Int> { \(stop) }"),
      (
        "func f() -> E { ¶X() }\nenum E: Int { case a = 1, none\n  case b(Int) }",
        "func f() -> E { \(note); return .none }\nenum E: Int { case a = 1, none\n  case b(Int) }"
      ),
      (
        "func f() -> E { ¶X() }\nenum E { case a\n  static let `default` = E.a }",
        "func f() -> E { \(note); return .default }\nenum E { case a\n  static let `default` = E.a }"
      ),
      (
        "func f() -> E { ¶X() }\nenum E { case a, unknown(Int); func g() { h(a, none) } }",
        "func f() -> E { \(stop) }\nenum E { case a, unknown(Int); func g() { h(a, none) } }"
      ),
      (
        "func f<A>(_ a: A) throws -> Int where A: B { ¶X() }",
        "func f<A>(_ a: A) throws -> Int where A: B { \(thrown) }"
      ),
      (
        "func f(_ a: () throws -> Int) rethrows -> Set<Int> { ¶X() }",
        "func f(_ a: () throws -> Int) rethrows -> Set<Int> { \(note); return [] }"
      ),
      (
        "func f(then: @escaping (Int) -> Void) { ¶X() }",
        "func f(then: @escaping (Int) -> Void) { \(stop) }"
      ),
      (
        "func f() -> some View { ¶X() }",
        "func f() -> some View { SwiftUI.Image(systemName: \"nosign\") }"
      ),
      ("struct A { init?(a: Int) { ¶X() } }", "struct A { init?(a: Int) { return nil } }"),
      ("class A { deinit { ¶X() } }", "class A { deinit {  } }"),
      ("var f: Int? { ¶X }", "var f: Int? { return nil }"),
      ("var f: Int { get throws { ¶X } }", "var f: Int { get throws { \(thrown) } }"),
      (
        "var f: Int? { get { 1 } set { ¶X } }",
        "var f: Int? { get { return nil } set { _ = newValue } }"
      ),
      ("class A { var f: Int { didSet { ¶X() } } }", "class A { var f: Int  }"),
      (
        "struct M: ViewModifier { func body(content: Content) -> some View { ¶X() } }",
        "struct M: ViewModifier { func body(content: Content) -> some View { content } }"
      ),
    ]
  )
  func code(source: String, expected: String) throws {
    #expect(try Omissions.left(source).text == expected)
  }

  @Test("leaves an initializer without code, and stops there where something must be initialized")
  func initializers() throws {
    let source = "struct A { init(a: Int) {\n  ¶X()\n} }"
    #expect(try squeezed(Omissions.left(source).text) == "struct A { init(a: Int) {\n\n} }")
    let halves = "struct A { init(a: Int) throws {\n  ¶X()\n} }"
    #expect(try Omissions.left(halves).text.contains("throw WidgetctlLeftOut"))
    // The compiler reports it at the closing brace.
    let unset = "struct A { let b: B\n  init(a: Int) {\n  ¶X()\n¶} }"
    #expect(try Omissions.left(unset).text.contains("fatalError(\"init is left out"))
  }

  @Test(
    "takes a declaration with it where its own words need it, and nothing around it",
    arguments: [
      ("struct A { let a: ¶X\n  let b: Int }", "struct A { \nlet b: Int }"),
      ("struct A { lazy var a = ¶X()\n  func b() {} }", "struct A { \nfunc b() {} }"),
      ("@¶X struct A {}\nstruct B {}", "\nstruct B {}"),
      ("func a(_ a: ¶X) {}\nfunc b() {}", "\nfunc b() {}"),
      ("extension ¶X { func a() {} }\nlet b = 1", "\nlet b = 1"),
      ("#Preview(\"a\") { ¶X() }\nlet b = 1", "\nlet b = 1"),
      (
        "#Preview(as: .systemSmall) { A() } timeline: {\n  ¶X()\n}\nlet b = 1",
        "\n\n\nlet b = 1"
      ),
      ("enum A { case a(¶X)\n  case b }", "enum A { \ncase b }"),
      ("import B\nstruct A: ¶X {}\n", "import B\n\n"),
    ]
  )
  func declaration(source: String, expected: String) throws {
    #expect(try Omissions.left(source).text == expected)
  }

  @Test("goes from a function's code to the function to its type, round by round")
  func rounds() throws {
    let source = "struct A {\n  func f() {\n    ¶X()\n  }\n}\nlet b = 1"
    #expect(
      try Omissions.left(source).text == "struct A {\n  func f() { \(Self.note) \n\n}\n}\nlet b = 1"
    )
    #expect(try Omissions.left(source, rounds: 2).text == "struct A {\n  \n\n\n}\nlet b = 1")
    #expect(try Omissions.left(source, rounds: 3).text == "\n\n\n\n\nlet b = 1")
  }

  @Test("is one thing, however many errors stand in it, and is named with its type and line")
  func names() throws {
    let (_, omissions) = try Omissions.left(
      "extension A {\n  func f() {\n    ¶X()\n    ¶X()\n  }\n}"
    )
    let only = try #require(omissions.all.first)
    #expect(omissions.all.count == 1)
    #expect(only.name == "A.f")
    #expect(only.line == 3)
    #expect(only.reason == "X is not here")
  }

  @Test(
    "is left out line by line where the rest goes on",
    arguments: [
      // A call on a line of its own.
      ("Text(a)\n.bold()\n.¶sparkle(1) { b }\n.italic()", "Text(a)\n.bold()\n\n.italic()"),
      // A statement, with the lines that continue it.
      ("a()\nb.c(¶X,\n  d)\n  .e()\nf()", "a()\n\n\n\nf()"),
      ("let a = b +\n  ¶X()\nc()", "\n\nc()"),
      ("a()\nif b {\n  c()\n  ¶X()\n}", "a()\nif b {\n  c()\n  \n}"),
      ("a()\nb { c, d in\n  ¶X()\n}", "a()\nb { c, d in\n  \n}"),
      ("a(); ¶X(); b()", "a(); ; b()"),
      // What decides how the code goes on is left out with what it decides.
      ("a()\nif b {\n  guard ¶X else { return }\n  c()\n}\nd()", "a()\n\n\n\n\nd()"),
      ("a()\nswitch b {\ncase .c: return ¶X()\ndefault: d()\n}\ne()", "a()\n\n\n\n\ne()"),
      (
        "a()\nswitch b {\ncase .c:\n  ¶X()\n  d()\ndefault: e()\n}",
        "a()\nswitch b {\ncase .c:\n  \nd()\ndefault: e()\n}"
      ),
    ]
  )
  func parts(code: String, expected: String) throws {
    let text = try Omissions.left("func f() {\n\(code)\n}").text
    #expect(squeezed(text) == squeezed("func f() {\n\(expected)\n}"))
  }

  @Test("leaves no half of an intent's work, and no caller without an answer")
  func halves() throws {
    let intent = "func perform() throws -> A {\n  a()\n  ¶X()\n  return b\n}"
    #expect(try Omissions.left(intent).text.contains("{ throw WidgetctlLeftOut"))
    let call = "func f(then: @escaping () -> Void) {\n  a()\n  ¶X { then() }\n}"
    #expect(try Omissions.left(call).text.contains("{ \(Self.stop)"))
  }

  @Test(
    "leaves a provider without entries, in whose place its placeholder is drawn",
    arguments: [
      (
        "func getTimeline(in c: Context, completion: @escaping (Timeline<E>) -> Void)",
        "completion(Timeline(entries: [], policy: .never))"
      ),
      (
        "func getSnapshot(for a: A, in c: Context, completion d: @escaping (E) -> Void)",
        "d(placeholder(in: c))"
      ),
      (
        "func timeline(for a: A, in c: Context) async -> Timeline<E>",
        "return Timeline(entries: [], policy: .never)"
      ),
      ("func snapshot(for a: A, in c: Context) async -> E", "return placeholder(in: c)"),
      ("func recommendations() -> [R<A>]", "return []"),
      ("func names() -> [A: [B]]", "return [:]"),
    ]
  )
  func providers(signature: String, expected: String) throws {
    let name = signature.dropFirst(5).prefix { $0 != "(" }
    let note = "WidgetctlLeftOut.note(\"\(name) is left out: X is not here\")"
    #expect(
      try Omissions.left("\(signature) { ¶X }").text == "\(signature) { \(note); \(expected) }"
    )
  }

  @Test("takes a widget out of its bundle, but not the last, nor the bundle")
  func bundles() throws {
    func bundle(_ widgets: String) -> String {
      "@main struct All: WidgetBundle {\n  var body: some Widget {\n\(widgets)\n  }\n}"
    }
    #expect(
      squeezed(try Omissions.left(bundle("    ¶One()\n    Two()")).text)
        == squeezed(bundle("\nTwo()"))
    )
    #expect(try Omissions.left(bundle("    ¶One()\n    ¶Two()")).text.contains("Two()"))
    #expect(try Omissions.left(bundle("    ¶One()")).text == "")
    #expect(try Omissions.left("@main struct A: ¶X, WidgetBundle {}").text == "")
  }

  @Test("takes a widget without its configuration whole, unless it is the program")
  func widgets() throws {
    let widget = "struct A: Widget {\n  var body: some WidgetConfiguration { ¶X() }\n}"
    #expect(try Omissions.left(widget).text == "\n\n")
    #expect(try Omissions.left("@main " + widget).text == "")
  }

  @Test("is found whatever stands in texts and comments")
  func texts() throws {
    let source = """
      struct A {
        let a = "\\(b ? "{" : "}") {"
        /* } */ let c = #"\\("{"#  // }
        func f() -> Int? { ¶X() }
      }
      """
    #expect(try Omissions.left(source).text.contains("func f() -> Int? { return nil }\n}"))
  }

  @Test(
    "of a Core Data class is given code where Objective-C has it on Apple's platforms",
    arguments: [
      (
        "@NSManaged public var a: String? // a",
        "           public var a: String? "
          + "{ get { _managedValue(\"a\") } set { _setManagedValue(newValue, \"a\") } } // a"
      ),
      (
        "@NSManaged private(set) var a: NSSet",
        "           private(set) var a: NSSet "
          + "{ get { _managedValue(\"a\") } set { _setManagedValue(newValue, \"a\") } }"
      ),
      (
        "@objc(addA:) @NSManaged public func addToA(_ value: B)",
        "                        public func addToA(_ value: B) "
          + "{ _changeManagedSet(\"addToA\", value) }"
      ),
      ("@NSManaged func wake()", "           func wake() {}"),
    ]
  )
  func managed(member: String, expected: String) throws {
    func type(_ member: String) -> String { "class C: NSManagedObject {\n\(member)\n}" }
    #expect(try Omissions.left(type(member)).text == type(expected))
  }

  @Test(
    "of Objective-C is not read",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(A) class A {}", "         class A {}"),
      ("@objc(\n  A)\nclass A {}", "      \n    \nclass A {}"),
      ("@objcMembers final class A {}", "             final class A {}"),
      ("@IBOutlet\nvar a: A", "         \nvar a: A"),
      (
        "add(self, #selector(A.b(_:)), #selector(c))",
        "add(self, Selector(\"A.b(_:)\"), Selector(\"c\"))"
      ),
      ("let a = \"@objc\" // @objc", ""),
    ]
  )
  func objectiveC(source: String, expected: String) throws {
    #expect(try Omissions.left(source).text == expected)
  }
}
