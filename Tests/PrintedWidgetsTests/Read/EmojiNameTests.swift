import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("The names of emoji")
struct EmojiNameTests {
  @Test(arguments: [
    (":moneybag:", "💰"), (":boom:", "💥"), (":truck:", "🚚"), (":hourglass_flowing_sand:", "⏳"),
    (":arrows_counterclockwise:", "🔄"), (":grey_question:", "❔"), (":+1:", "👍"), (":-1:", "👎"),
    (":tr:", "🇹🇷"),
    (":us:", "🇺🇸"), (":dolphin:", "🐬"), (":sunny:", "☀️"), (":family_man_woman_boy:", "👨‍👩‍👦"),
    (":8ball:", "🎱"),
    (":zzz:", "💤"), (":100:", "💯"), (":no_such_emoji:", ":no_such_emoji:"), ("a:b:c", "a:b:c"),
    ("5:100:5", "5:100:5"), ("(:b:)", "(🅱️)"),
    ("10:30:15", "10:30:15"),
  ])
  func `they are GitHub's`(text: String, expected: String) {
    let runs = NamedPictures.replaced(in: .init(.verbatim(text)), symbols: true)
    #expect(runs.map { RunText.plain($0) }.joined() == expected)
  }

  @Test func `the table has pairs of a name and a character`() {
    let words = "\(EmojiNames.table)".split(separator: " ")
    #expect(words.count > 2_000 && words.count.isMultiple(of: 2))
    for place in stride(from: 0, to: words.count - 1, by: 2) {
      #expect(words[place].utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(words[place])")
      #expect(words[place + 1].unicodeScalars.contains { $0.properties.isEmoji }, "\(words[place])")
    }
  }
}
