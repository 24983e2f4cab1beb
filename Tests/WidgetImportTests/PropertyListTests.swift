import Testing

@testable import WidgetImport

@Suite("A property list")
struct PropertyListTests {
  private func parsed(_ text: String) throws(ImportError) -> PropertyList {
    try PropertyList(Array(text.utf8), of: "App.xcodeproj/project.pbxproj")
  }

  @Test(
    "is read in the form with braces",
    arguments: [
      ("{ a = b; }", ["a": "b"]),
      ("// !$*UTF8*$!\n{ /* what */ \"a b\" = \"c;d\"; }", ["a b": "c;d"]),
      (#"{ a = "x\"\n\U00e9"; }"#, ["a": "x\"\né"]),
      (
        "{ path = Sources/App-1.swift; size = <00ff>; }",
        ["path": "Sources/App-1.swift", "size": "<00ff>"]
      ),
      ("{ a = b }", ["a": "b"]),
    ] as [(String, [String: String])]
  )
  func braces(text: String, expected: [String: String]) throws {
    #expect(try parsed(text).table?.compactMapValues(\.text) == expected)
  }

  @Test("has lists, with or without a comma behind the last")
  func lists() throws {
    #expect(try parsed("{ a = (x, \"y z\", ); b = (x, y); }")["a"]?.texts == ["x", "y z"])
    #expect(try parsed("( )").list == [])
  }

  @Test("is read as XML too")
  func markup() throws {
    let list = try parsed(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>n</key><integer>3</integer><key>on</key><true/>
      <key>list</key><array><string>a</string></array></dict></plist>
      """
    )
    #expect(list["n"]?.number == 3)
    #expect(list["on"]?.isTrue == true)
    #expect(list["list"]?.texts == ["a"])
  }

  @Test(
    "says in which line it is wrong",
    arguments: [
      ("{\n a = b;\n c d;\n}", "line 3: expected '=' behind 'c'"),
      ("{ a = \"b; }", "line 1: a text without its closing quotation mark"),
      ("{ a = (b c); }", "line 1: expected ',' or ')'"),
      ("{ a = b; } x", "line 1: expected the end of the file"),
      ("{ /* a = b; }", "line 1: a comment without an end"),
      ("", "line 1: the file ends in the middle of a value"),
      (String(repeating: "(", count: 100_000), "line 1: more than 64 levels"),
    ]
  )
  func wrong(text: String, message: String) {
    let error = #expect(throws: ImportError.self) { try parsed(text) }
    #expect(error?.message == "'App.xcodeproj/project.pbxproj', \(message)")
  }
}
