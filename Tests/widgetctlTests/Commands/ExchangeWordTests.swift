import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("Words of exports and lists", .timeLimit(.minutes(2)))
struct ExchangeWordTests {
  @Test(
    arguments: [
      ([], nil, nil), (["-"], nil, nil), (["out.txt"], "out.txt", nil),
      (["where", "list", "is", "Work"], nil, "list is Work"),
      (["where", "list", "is", "Work", "out.txt"], "out.txt", "list is Work"),
      (["out.txt", "where", "list", "is", "My list"], "out.txt", "list is \"My list\""),
      (["where", "due < 1.2."], nil, "due < 1.2."),
    ] as [([String], String?, String?)]
  )
  func `an export has a file and a condition, in either order`(
    words: [String],
    file: String?,
    condition: String?
  ) throws {
    let read = try ExportWords(words, signature: "")
    #expect(read.file == file)
    #expect(read.condition == condition)
  }

  @Test(arguments: [["a", "b"], ["where"]])
  func `a second file and a missing condition are refused`(words: [String]) {
    #expect(throws: UsageError.self) { try ExportWords(words, signature: "") }
  }

  @Test(
    arguments: [
      (["(A) one", "x 2026-11-01 two", "# a comment"], true), (["2026-11-01 one", "two"], true),
      (["one", "two", "(A) three"], false), (["(a) one", "xylophone two"], false),
      (["(A) one"], false), ([], false),
    ] as [([String], Bool)]
  )
  func `lines with the signs of a todo.txt are known`(lines: [String], isList: Bool) {
    #expect(TodoTxtSigns.areOnMost(of: lines) == isList)
  }
}
