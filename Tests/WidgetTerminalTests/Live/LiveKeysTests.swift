import Foundation
import Testing

@testable import WidgetTerminal

@Suite("The table of keys", .timeLimit(.minutes(2)))
struct LiveKeysTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Watch.md")

  @Test func `the manual has the keys that the view obeys`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for row in LiveKeys.rows { #expect(text.contains("| \(row.keys) | \(row.meaning) |")) }
  }

  // The names are those that archives have.
  @Test(
    arguments: [
      (Key.text("k"), "k"), (.text("K"), "K"), (.text("é"), "é"), (.control("k"), "ctrl-k"),
      (.alt("k"), "alt-k"), (.escape, "escape"), (.enter, "return"), (.backspace, "delete"),
      (.text("ab"), nil), (.up, nil), (.paste("k"), nil),
    ] as [(Key, String?)]
  )
  func `an author's key is known by its name`(key: Key, name: String?) {
    #expect(LiveKeys.name(of: key) == name)
  }
}
