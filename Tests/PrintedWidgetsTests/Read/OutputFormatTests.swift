import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("What a program prints")
struct OutputFormatTests {
  private func read(
    _ text: String,
    path: String = "/p/tool.sh",
    head: String = "",
    as format: OutputFormat? = nil
  ) throws(PrintedError) -> PrintedOutput {
    try PrintedOutput(Array(text.utf8), of: ProgramFacts(path: path, head: head), as: format)
  }

  @Test(arguments: [
    ("hello\nworld", OutputFormat.text), ("# Title\n\nwords\n\n\n---\nmore", .text),
    ("CPU\n---\nx", .bar), ("CPU | color=red", .bar), ("a | b", .text), ("x | y=z", .text),
    ("{\"version\":1}", .archive), (" \n{\"view\":{}}", .archive),
    ("a\nb\nc\nd\ne\n---\nx", .bar), ("a\nb\nc\nd\n\n---\nx", .text),
    ("{\"version\":1,", .archive), ("[INFO] ok", .text), ("{ not JSON", .text),
    ("<span color='red'>9</span> %\n", .argos), ("a <span color='red'> b", .text),
    ("a <b>b</b>", .text),
  ])
  func `the format is recognised by what is printed`(text: String, format: OutputFormat) throws {
    #expect(try OutputFormat.recognised(in: text, isBarProgram: false) == format)
  }

  @Test func `a plugin's output is a menu whatever it looks like`() throws {
    #expect(try OutputFormat.recognised(in: "{}", isBarProgram: true) == .bar)
  }

  @Test func `an icon of a font is a sign, and a shape between two colours is nothing`() throws {
    guard case .menu(let menu) = try read("\u{F0E7} 3 \u{E0B0}%", as: nil) else {
      Issue.record("no menu")
      return
    }
    #expect(menu.titles.first?.runs.map { RunText.plain($0) } == ["▨ 3 %"])
  }

  @Test(arguments: [
    (["sh: 1: sensors: not found", "Died at temperature line 47."], "sh: 1: sensors: not found"),
    (["Traceback", "ValueError: no key", "bye"], "ValueError: no key"),
    (["thrown", "at main (a.js:1)", "Node.js v20"], "thrown"), (["one", "two", " "], "two"),
    (["TypeError [ERR_A]: no", "at a:1 {", "  code: 'ERR_A'", "}"], "TypeError [ERR_A]: no"),
  ])
  func `of a program's last words the most telling line is in the message`(
    lines: [String],
    line: String
  ) {
    #expect(TellingLine.of(lines.map { $0[...] }) == line[...])
  }

  @Test func `an output of bytes is refused in words`() {
    #expect(throws: PrintedError.binary) { try read("a\0b", as: .bar) }
  }

  @Test(arguments: ["", " \n\n", "---\n", "---\n---\n", "| color=red\n"])
  func `an output without a letter hides the item, whatever is around it`(text: String) throws {
    #expect(try read(text, as: nil) == .menu(PrintedMenu()))
  }

  @Test func `bytes that are no text are refused, one wrong byte is not`() throws {
    let facts = ProgramFacts(path: "/p/x", head: "")
    #expect(throws: PrintedError.binary) {
      try PrintedOutput([0xFF, 0xFE, 0x80, 0x90, 0xC0, 0xC1], of: facts, as: nil)
    }
    _ = try PrintedOutput(Array("a title cut\n".utf8) + [0xE2], of: facts, as: nil)
  }

  @Test func `Markdown becomes titles, lists, emphasis and links`() throws {
    let menu = TextMenu.read(
      "# Title\n\n- [x] *done*\n- **bold** `code`\n[site](http://x)\n***\nend\n"
    )
    #expect(menu.titles.first?.runs.first?.style.attributes == .bold)
    let words = menu.items.map { $0.runs.map { RunText.plain($0) }.joined() }
    #expect(words == ["☑ done", "• bold code", "site", "", "end"])
    #expect(menu.items[0].runs[1].style.attributes == .italic)
    #expect(menu.items[2].link == "http://x")
    #expect(menu.items[3].isSeparator)
  }

  @Test(arguments: ["2 * 3 * 4", "a_b_c", "**open", "`", "snake_case **"])
  func `marks without a partner stay`(text: String) {
    let words = MarkdownLine.styled(.init(.verbatim(text))).map { RunText.plain($0) }.joined()
    #expect(words == text)
  }
}

@Suite("Archives that programs print")
struct PrintedArchiveTests {
  private func archive(_ text: String) throws(PrintedError) -> PrintedArchive {
    try PrintedArchive(json: Array(text.utf8), program: "/p/tool")
  }

  private static let text = "{\"kind\":\"text\",\"text\":\"a\"}"

  @Test func `a document is one entry`() throws {
    let archive = try archive("{\"version\":1,\"view\":\(Self.text)}")
    #expect(archive.entries.count == 1)
    #expect(archive.entries[0].date == nil)
    #expect(archive.policy == nil)
  }

  @Test func `entries have dates, a view for each size, and a policy`() throws {
    let archive = try archive(
      """
      {"version":1,"entries":[{"date":5,"view":\(Self.text)},
        {"date":6,"views":{"small":\(Self.text)}}],"policy":{"after":7}}
      """
    )
    #expect(archive.entries.map(\.date) == [5, 6])
    #expect(archive.entries[1].views.keys.sorted() == ["small"])
    #expect(archive.policy == .after(7))
  }

  @Test func `an action runs the program with its name and its parameters`() throws {
    let archive = try archive(
      """
      {"version":1,"view":{"kind":"stack","axis":"vertical","children":[{"kind":"text","text":"n",
        "modifiers":[{"kind":"action","action":{"intent":"next",
          "parameters":[{"name":"page","value":"2; rm"}]}}]}]}}
      """
    )
    let command = ItemCommand(words: ["/p/tool", "next", "--page", "2; rm"])
    #expect(archive.commands == [command])
    guard case .stack(let stack) = archive.entries[0].view,
      case .modified(_, .action(let action)) = stack.children[0]
    else {
      Issue.record("the action is gone")
      return
    }
    #expect(action.intent == ItemCommand.intent)
    #expect(action.parameters == command.parameters)
  }

  @Test(arguments: [
    ("{", "cannot be read"), ("{\"version\":99,\"view\":{}}", "version 99"),
    ("{\"version\":1}", "view"), ("{\"version\":1,\"entries\":[]}", "no entry"),
    ("{\"version\":1,\"vew\":\(text)}", "vew"),
    ("{\"version\":1,\"view\":{\"kind\":\"txt\"}}", "txt"),
    ("{\"version\":1,\"view\":\(text),\"policy\":\"soon\"}", "soon"),
  ])
  func `what is wrong is said with its place`(text: String, words: String) {
    let error = #expect(throws: PrintedError.self) { try archive(text) }
    #expect(error?.message.contains(words) == true || words == "cannot be read")
  }
}
