import Testing

@testable import WidgetRender

@Suite("Pictures in Markdown", .timeLimit(.minutes(5)))
struct MarkdownTests {
  @Test func `a picture stands between fences`() {
    #expect(picture(text("milk"), 4, 1).markdown == "```text\nmilk\n```\n")
  }

  @Test(arguments: [
    ("``", "```"), ("```", "````"), ("a ``` b ````", "`````"), ("`````", "``````"),
  ])
  func `a fence is longer than what it holds`(_ words: String, _ fence: String) {
    let lines = picture(text(words), 20, 1).markdown.split(separator: "\n")
    #expect(lines.first == "\(fence)text")
    #expect(lines.last == fence[...])
    #expect(lines.dropFirst().dropLast().allSatisfy { !$0.contains(fence) })
  }
}
