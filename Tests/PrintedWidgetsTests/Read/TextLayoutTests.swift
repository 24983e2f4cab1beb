import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("Text that is laid out already")
struct TextLayoutTests {
  private func words(_ items: [PrintedItem]) -> [String] {
    items.map { item in
      item.isSeparator ? "---" : item.runs.map { RunText.plain($0) }.joined()
    }
  }

  @Test(arguments: [
    "* 1a2b3c4 (HEAD) one\n* 2b3c4d5 two *three*\n",
    "*   1a2b3c4 Merge\n|\\\n| * 2b3c4d5 - [ ] x\n|/\n* 3c4d5e6 y",
    "* 1a2b3c4\n|\n| words\n",
  ])
  func `a graph of commits stays as it is printed`(text: String) {
    let menu = TextMenu.read(text)
    #expect(menu.titles.isEmpty)
    #expect(words(menu.items) == text.split(separator: "\n").map(String.init))
    #expect(menu.items.allSatisfy { $0.isTabular })
  }

  @Test(arguments: ["* milk\n* bread\n", "* a\n\n| b |\n", "* deadbeef\n* to do"])
  func `a list is none`(text: String) {
    #expect(words(TextMenu.read(text).titles).first?.hasPrefix("• ") == true)
  }

  @Test func `a graph in colours is one too`() {
    let menu = TextMenu.read(
      "* \u{1B}[33m1a2b3c4\u{1B}[m x\n\u{1B}[31m|\u{1B}[m\u{1B}[32m\\\u{1B}[m  \n* \u{1B}[33m2b3c4d5\u{1B}[m y"
    )
    #expect(words(menu.items) == ["* 1a2b3c4 x", "|\\  ", "* 2b3c4d5 y"])
  }

  @Test func `a table of Markdown has columns of one width`() {
    let menu = TextMenu.read(
      """
      | Host | Load | State |
      |:-----|-----:|:-----:|
      | a | 0.5 | **ok** |
      | longer | 12 | 日本 |
      | b \\| c |

      after
      """
    )
    #expect(menu.titles.isEmpty)
    #expect(
      words(menu.items) == [
        "Host    Load  State", "---", "a        0.5   ok", "longer    12  日本", "b | c           ",
        "", "after",
      ]
    )
    #expect(menu.items[0].runs[0].style.attributes == .bold)
    #expect(menu.items[2].runs.last?.style.attributes == .bold)
  }

  @Test(arguments: [
    "a | b\nc | d", "| a |\n| - | - |", "a\n---", "|", "a | b\n---|", "| a | b |\n",
  ])
  func `other bars are text`(text: String) {
    let menu = TextMenu.read(text)
    #expect(menu.items.allSatisfy { !$0.isTabular || $0.isSeparator })
  }

  @Test func `code in a fence stays as it stands, and is no title`() {
    let menu = TextMenu.read("```sh\nif x; then\n  * y **z**\nfi\n```\n- after")
    #expect(menu.titles.isEmpty)
    #expect(words(menu.items) == ["if x; then", "  * y **z**", "fi", "• after"])
  }

  @Test func `what stands in columns is marked as such`() {
    let menu = TextMenu.read("Filesystem  Size\nplain words\n/dev/sda1\t4G\n│ box │")
    #expect((menu.titles + menu.items).map(\.isTabular) == [true, false, true, true])
  }
}
