import TestSupport

#if os(Linux)
import Foundation
import Testing
import WidgetTerminal

@testable import widgetctl

/// Tests notes in the live view: checkboxes, the editor, and calendars that keys turn to other
/// months.
@Suite("Notes and calendars in the live view", .startsPrograms, .timeLimit(.minutes(20)))
struct NoteWatchTests {
  @Test func `e opens the file in the editor, and the view goes on with what was written`()
    async throws
  {
    let editor = ["VISUAL": "printf '%s\\n' '- [ ] eggs' >>"]
    try await WatchTests.watch(columns: 100, rows: 30, environment: editor) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      try view.write("# Shop\n- [ ] milk\n", to: "shop.md")
      _ = try view.run("remove 1; widgetctl add note --path '~/shop.md' --size large")
      #expect(view.shows { $0.text.contains("□ milk") })
      view.press("\t")
      #expect(view.shows { $0.marked.contains("□") })
      view.press("\r")
      #expect(view.shows { $0.text.contains("☑ milk") && $0.text.contains("Ticked “milk”") })
      view.press("e")
      #expect(view.shows { $0.text.contains("□ eggs") })
      #expect(try view.run("list >/dev/null; cat shop.md").hasSuffix("- [x] milk\n- [ ] eggs\n"))
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test func `n and b turn the pages of a calendar, t goes back to today`() async throws {
    try await WatchTests.watch(columns: 100, rows: 30) { view in
      #expect(view.shows { $0.text.contains("Buy groceries") })
      _ = try view.run("remove 1; widgetctl add calendar --size large")
      #expect(view.shows { $0.text.contains("Calendar") && $0.text.contains("‹") })
      view.press("\tn")
      #expect(view.shows { $0.text.contains("The calendar shows") && $0.text.contains("today ›") })
      view.press("b")
      #expect(view.shows { $0.text.contains("‹") && !$0.text.contains("today ›") })
      view.press("q")
      #expect(view.exitCode() == 0)
    }
  }

  @Test(
    arguments: [
      ("file:///home/ann/a%20b/%C3%BC.md", "/home/ann/a b/ü.md"), ("file:///", "/"),
      ("file://host/etc/passwd", nil), ("file:/etc/passwd", nil), ("https://example.org", nil),
      ("file:///a%0Ab", nil), ("file:///a%1B", nil), ("file:///a%", nil), ("file:///a%zz", nil),
      ("file:///%FF", nil), ("file:///" + String(repeating: "a", count: 5_000), nil), ("", nil),
    ] as [(String, String?)]
  )
  func `only an address of a file here is a path`(address: String, path: String?) {
    #expect(FileAddress.path(address) == path)
  }
}
#endif
