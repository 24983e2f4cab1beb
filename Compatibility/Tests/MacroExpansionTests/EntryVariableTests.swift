import Testing

@testable import MacroExpansion

@Suite("The variable of an @Entry")
struct EntryVariableTests {
  @Test(arguments: [
    ("@Entry var mood: String = \"calm\"", "mood", "static var defaultValue: String { \"calm\" }"),
    ("@Entry var level = 3", "level", "static let defaultValue = 3"),
    ("@Entry public var a: Int? ", "a", "static var defaultValue: Int? { nil }"),
    (
      "@Entry var f: (Int) -> [String: Int] = { _ in [:] }", "f",
      "static var defaultValue: (Int) -> [String: Int] { { _ in [:] } }"
    ),
    (
      "@Entry @available(*, introduced: \"=\") var `in` = 1 // one", "`in`",
      "static let defaultValue = 1 // one"
    ),
    (
      "/// Says \"var\".\n@Entry fileprivate(set) var b = [\":\", \"=\"]", "b",
      "static let defaultValue = [\":\", \"=\"]"
    ),
  ])
  func `name and default are read`(source: String, name: String, value: String) throws {
    let variable = try #require(EntryVariable(source))
    #expect(variable.name == name)
    #expect(variable.defaultValue == value)
  }

  @Test(arguments: ["", "var", "let a = 1", "@Entry var a: Int", "@Entry func f() {}"])
  func `what has no default is refused`(source: String) {
    #expect(EntryVariable(source) == nil)
  }
}
