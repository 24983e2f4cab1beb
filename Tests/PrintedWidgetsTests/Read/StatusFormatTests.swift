import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("What programs for other bars print")
struct StatusFormatTests {
  private func read(
    _ text: String,
    as format: OutputFormat? = nil,
    head: String = "",
    isUrgent: Bool = false
  ) throws -> PrintedMenu {
    let facts = ProgramFacts(path: "/p/x.sh", head: head)
    let output = try PrintedOutput(Array(text.utf8), of: facts, as: format, isUrgent: isUrgent)
    guard case .menu(let menu) = output else { throw PrintedError.binary }
    return menu
  }

  private func words(_ items: [PrintedItem]) -> [String] {
    items.map { item in
      item.isSeparator ? "---" : item.runs.map { RunText.plain($0) }.joined()
    }
  }

  @Test(arguments: [
    ("{\"text\":\"42\",\"class\":\"good\"}\n", OutputFormat.waybar),
    ("{\"text\": \"a\"}\n{\"text\": \"b\", \"tooltip\": \"t\"}\n", .waybar),
    ("{\"version\":1}\n[\n[{\"full_text\":\"a\"}]\n", .i3bar),
    ("{\"version\":1,\"click_events\":true}[[", .i3bar), ("[{\"full_text\":\"a\"}]", .i3bar),
    ("{\"full_text\":\"a\",\"color\":\"#ff0000\"}", .i3bar),
    ("CPU 93 %\n93\n#FF0000\n", .i3blocks), ("a\n\n#ff0000\n#000000", .i3blocks),
    ("#[fg=green]ok#[default] x", .tmux), ("<b>A</b> | iconName=folder\n---\nx", .argos),
    ("<span color='red'>A</span> B\n---\nx", .argos), ("a | iconName=x\n", .argos),
    ("#hash [x]", .text), ("a\nb\n#12345\n", .text), ("#[x] y", .text), ("a < b\n---\nx", .bar),
  ])
  func `they are recognised by what is printed`(text: String, format: OutputFormat) throws {
    #expect(try OutputFormat.recognised(in: text, isBarProgram: false) == format)
  }

  // waybar-custom(5)
  @Test func `of waybar's modules the last is shown, its class is a colour, its tooltip the lines`()
    throws
  {
    let menu = try read(
      """
      {"text":"old"}
      {"text":"<span color='#00ff00'>●</span> 71 %","tooltip":"<b>Fan</b>\\nslow &amp; quiet","class":["x","warning"]}
      """
    )
    #expect(words(menu.titles) == ["● 71 %"])
    #expect(words(menu.items) == ["Fan", "slow & quiet"])
    #expect(menu.titles[0].runs[0].style.foreground == PrintedColor.rgb(0x00FF00))
    #expect(menu.titles[0].runs[1].style.foreground == ArchivedColor(.system(.orange)))
    #expect(menu.items[0].runs[0].style.attributes == .bold)
  }

  @Test(arguments: [
    ("{\"text\":\"\",\"tooltip\":\"x\"}", []), ("{\"text\":7}", ["7"]),
    ("{\"percentage\":42,\"class\":\"a\",\"alt\":\"b\"}", ["42 %"]),
    ("{\"text\":\"a < b & c\"}", ["a < b & c"]), ("{\"text\":\"x\",\"tooltip\":\"x\"}", ["x"]),
    ("{\"text\":\"a\\nb\"}", ["a", "b"]), ("{\"text\":true,\"class\":null}", ["true"]),
  ])
  func `a module's text may be empty, a number or no markup`(text: String, titles: [String]) throws
  {
    let menu = try read(text, as: .waybar)
    #expect(words(menu.titles) == titles)
    #expect(menu.items.isEmpty)
  }

  @Test func `what waybar and i3bar could not read is refused in words`() {
    #expect(throws: PrintedError.notOf("waybar")) { try read("plain", as: .waybar) }
    #expect(throws: PrintedError.notOf("i3bar")) { try read("plain", as: .i3bar) }
  }

  @Test func `of i3bar's stream the last line is shown, one block a line`() throws {
    let menu = try read(
      """
      {"version":1}
      [
      [{"full_text":"old"}]
      ,[{"full_text":"<b>up</b>","markup":"pango","name":"n"},{"full_text":""},
      ,[{"full_text":"3 GB","short_text":"3"},{"full_text":"<b>","color":"#ff0000"},{"full_text":"!","urgent":true}]
      """
    )
    #expect(words(menu.items) == ["3 GB", "<b>", "!"])
    #expect(menu.titles.isEmpty)
    #expect(menu.items[1].runs[0].style.foreground == PrintedColor.rgb(0xFF0000))
    #expect(menu.items[2].runs[0].style.attributes == [.bold, .inverse])
    #expect(menu.line.map { words([$0]) } == ["3 GB │ <b> │ !"])
    #expect(menu.short.map { words([$0]) } == ["3"])
  }

  // i3blocks(1)
  @Test func `i3blocks has a full and a short text, two colours and an urgent state`() throws {
    let menu = try read("<b>CPU</b> 93 %\n93\n#FF0000\n#101010\n")
    #expect(words(menu.titles) == ["CPU 93 %"])
    #expect(menu.items.isEmpty)
    #expect(menu.short.map { words([$0]) } == ["93"])
    #expect(
      menu.titles[0].runs.map(\.style.foreground)
        == Array(repeating: PrintedColor.rgb(0xFF0000), count: 2)
    )
    #expect(menu.titles[0].runs[0].style.background == PrintedColor.rgb(0x101010))
    let urgent = try read("full\n", isUrgent: true)
    #expect(urgent.titles[0].runs[0].style.attributes.contains(.inverse))
  }

  // tmux(1), STYLES
  @Test func `tmux's styles are colours, and doubled signs are signs`() throws {
    let menu = try read("#[fg=colour196,bold]a#[nobold]b#[default] ##1 #{host}#[bg=#112233]c\nnext")
    #expect(words(menu.titles) == ["ab #1 c"])
    #expect(words(menu.items) == ["next"])
    let runs = menu.titles[0].runs
    #expect(runs[0].style.foreground == PrintedColor.rgb(0xFF0000))
    #expect(runs[0].style.attributes == .bold)
    #expect(runs[1].style.attributes == [])
    #expect(runs.last?.style.background == PrintedColor.rgb(0x112233))
  }

  @Test func `Argos' lines have markup, icons and escapes`() throws {
    let menu = try read(
      """
      <b>Argos</b> &amp; more | iconName=weather-clear-symbolic
      ---
      <span color='red' weight='bold'>Hot</span>\\nsecond | bash=/bin/true
      1 < 2 | useMarkup=false
      a\\\\b | unescape=false
      nothing | iconName=no-such-icon
      """
    )
    #expect(words(menu.titles) == ["  Argos & more"])
    #expect(menu.titles[0].runs[0].content == .symbol("sun.max.fill"))
    #expect(words(menu.items) == ["Hot", "second", "1 < 2", "a\\\\b", "nothing"])
    #expect(
      menu.items[0].runs[0].style
        == TextStyle(foreground: ArchivedColor(.system(.red)), attributes: .bold)
    )
    // Both lines of one item do the same.
    #expect(menu.commands == Array(repeating: ItemCommand(words: ["/bin/true"]), count: 2))
  }

  @Test func `a plugin of xbar keeps its escapes and signs`() throws {
    let menu = try read("a\\nb & <i>\n---\n1 < 2", head: "# <xbar.title>T</xbar.title>")
    #expect(words(menu.titles) == ["a\\nb & <i>"])
  }
}

@Suite("What is made for another reader")
struct ForeignTextTests {
  private func message(_ text: String) -> String? {
    do throws(PrintedError) {
      _ = try PrintedOutput(Array(text.utf8), of: ProgramFacts(path: "/p/x", head: ""), as: nil)
      return nil
    } catch {
      #expect(error.hint?.contains("--as text") == true)
      return error.message
    }
  }

  @Test(arguments: [
    ("{}", "printed JSON that is not an archive"),
    ("[1, 2]", "printed JSON that is not an archive"),
    (
      "{\"temp\": 3, \"city\": \"x\"}", "printed JSON that is not an archive: it has “city”, “temp”"
    ),
    (
      "{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1}",
      "printed JSON that is not an archive: it has “a”, “b”, “c”, “d” and 1 more"
    ),
    ("<!DOCTYPE html>\n<p>x", "printed HTML, which cannot be drawn as a widget"),
    ("<div class='x'>y</div>", "printed HTML, which cannot be drawn as a widget"),
    ("\n<?xml version='1.0'?><a/>", "printed XML, which cannot be drawn as a widget"),
    (
      "# HELP up x\n# TYPE up gauge\nup 1\n",
      "printed metrics of Prometheus, which cannot be drawn as a widget"
    ),
  ])
  func `it is named, with what could be done`(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(arguments: ["# TYPE of thing\nx", "<3 you", "<p", "a <div>", "# HELP\nx", "{x}", "[x] y"])
  func `what only looks like it is text`(text: String) {
    #expect(message(text) == nil)
  }

  @Test func `whoever names the form has it as text`() throws {
    let facts = ProgramFacts(path: "/p/x", head: "")
    _ = try PrintedOutput(Array("{}".utf8), of: facts, as: .text)
  }
}

@Suite("Pango's markup")
struct PangoTextTests {
  private func words(_ text: String) -> String? {
    PangoText.runs(text).map { $0.map { RunText.plain($0) }.joined() }
  }

  @Test(arguments: [
    ("a &lt;b&gt; &#65;&#x42; &apos;&quot;", "a <b> AB '\""), ("<span>a</span>", "a"),
    ("<b><i>x</i></b>y", "xy"),
    ("<span foreground=\"red\" size='x-large'>■</span>", "■"), ("<tt>a\nb</tt>", "a\nb"), ("", ""),
  ])
  func `well-formed markup is its text`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "a & b", "1 < 2", "<b>x", "x</b>", "<b>x</i>", "<a href='x'>y</a>", "<span color=red>x</span>",
    "&nbsp;", "<br/>",
    "<span color='red>x</span>", String(repeating: "<b>", count: 100), "&#x110000;", "&#xD800;",
    "<", "&",
  ])
  func `other texts are none`(text: String) {
    #expect(words(text) == nil)
  }

  @Test func `attributes are colours and weight`() throws {
    let runs = try #require(
      PangoText.runs(
        "<span foreground='#ff0000' background='#00ff00' font_weight='700' style='italic'>a</span>"
          + "<span alpha='60%' underline='single' strikethrough='true'>b</span><span weight='400'>c</span>"
      )
    )
    #expect(runs[0].style.foreground == PrintedColor.rgb(0xFF0000))
    #expect(runs[0].style.background == PrintedColor.rgb(0x00FF00))
    #expect(runs[0].style.attributes == [.bold, .italic])
    #expect(runs[1].style.attributes == [.dim, .underline, .strikethrough])
    #expect(runs[2].style.attributes == [])
  }
}
