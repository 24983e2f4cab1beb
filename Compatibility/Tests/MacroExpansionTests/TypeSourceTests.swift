import Testing

@testable import MacroExpansion

@Suite("A type's declaration as macros read it")
struct TypeSourceTests {
  @Test(arguments: [
    ("struct CreateAlbumIntent: AppIntent {}", "Intent", "Create Album", ""),
    ("@A(x: .y) public final class Album {}", "Entity", "Album", "public "),
    ("/// struct No {}\npackage enum Intent: String { case a }", "Intent", "Intent", "package "),
  ])
  func `its name in words and its access are read`(
    source: String,
    ending: String,
    title: String,
    access: String
  ) throws {
    let type = try #require(TypeSource(source))
    #expect(type.title(without: ending) == title)
    #expect(type.access == access)
  }

  @Test(arguments: [
    ("struct A { static let title: X = \"a\" }", true),
    ("struct A { public static var title: X { \"a\" } }", true),
    ("struct A { let title = 1 }", false),
    ("struct A { func f() { enum B { static let title = 1 } } }", false),
    ("struct A { // static let title = 1\n}", false),
  ])
  func `a static member counts where the type itself declares it`(source: String, isThere: Bool)
    throws
  {
    #expect(try #require(TypeSource(source)).declares("title") == isThere)
  }

  @Test func `cases are read with the type of their one value`() throws {
    let source = """
      enum U: Sendable {
        case a(A), b(value: [B: C]) // case no(No)
        case c; case d(D, E)
        case `e`(E?)
      }
      """
    #expect(
      try #require(TypeSource(source)).cases == [
        .init(name: "a", payload: "A"), .init(name: "b", payload: "[B: C]"),
        .init(name: "c", payload: nil), .init(name: "d", payload: nil),
        .init(name: "`e`", payload: "E?"),
      ]
    )
  }

  @Test(arguments: [
    ("var name: String", true), ("  private var a: [String: Int]?", true),
    ("/// Words.\nvar b: (Int) -> Void", true), ("@Dependency var c: C", false),
    ("let d: String", false), ("static var e: Int", false), ("var f: Int { 1 }", false),
    ("var g: Int = 1", false), ("var h = 1", false), ("func var_() {}", false),
    ("private(set) var i: Int", false),
  ])
  func `a stored variable without a value is one that a macro may wrap`(
    source: String,
    isStored: Bool
  ) {
    #expect((MemberVariable(source) != nil) == isStored)
  }

  @Test(arguments: ["", "func f() {}", "struct", "let a = 1"])
  func `what declares no type is refused`(source: String) {
    #expect(TypeSource(source) == nil)
  }
}
