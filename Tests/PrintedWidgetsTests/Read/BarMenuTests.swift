import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("Lines of a menu bar's plugin")
struct BarMenuTests {
  private func menu(_ text: String) -> PrintedMenu {
    BarMenu.read(text, program: "/home/ada/cpu.5m.sh")
  }

  private func words(_ items: [PrintedItem]) -> [String] {
    items.map { item in
      item.isSeparator ? "---" : item.runs.map { RunText.plain($0) }.joined()
    }
  }

  @Test func `the first rule ends the titles, later ones part the lines`() {
    let menu = menu("CPU 3 %\nsecond\n---\nA\n---\n---\nB\n---\n")
    #expect(words(menu.titles) == ["CPU 3 %", "second"])
    #expect(words(menu.items) == ["A", "---", "B"])
  }

  @Test func `dashes put a line into a submenu`() {
    let menu = menu("T\n---\nPlaces\n--London\n----Soho\n-----\nFruit")
    #expect(words(menu.items) == ["Places", "London", "Soho", "---", "Fruit"])
    #expect(menu.items.map(\.depth) == [0, 1, 2, 1, 0])
  }

  @Test(arguments: [
    ("a | color=red size=12", ["color": "red", "size": "12"]),
    ("a|shell='/bin/echo' param1=\"x y\"", ["shell": "/bin/echo", "param1": "x y"]),
    ("a | color=red | size=12", ["color": "red", "size": "12"]),
    ("a | REFRESH=TRUE", ["refresh": "TRUE"]),
    ("a | param1='it\\'s'", ["param1": "it's"]),
    ("a | words without a meaning href=http://x", ["href": "http://x"]),
    ("a | color=", ["color": ""]),
    ("a | tooltip=\"never closed", ["tooltip": "never closed"]),
  ])
  func `parameters stand behind the first bar`(line: String, expected: [String: String]) {
    let parameters = BarParameters(
      line[line.index(after: line.firstIndex(of: "|") ?? line.startIndex)...]
    )
    for (name, value) in expected { #expect(parameters[name] == value, "\(name)") }
  }

  @Test func `alternates and titles kept out of the menu are not shown`() {
    let menu = menu("T\n---\nplain\nheld | alternate=true\nhidden | dropdown=false")
    #expect(words(menu.items) == ["plain"])
  }

  @Test func `a text is cut to its length, a symbol and a badge stand beside it`() throws {
    let item = try #require(
      menu("T\n---\nabcdefgh | length=4 sfimage=star.fill badge=12 checked=true").items.first
    )
    #expect(words([item]) == ["  abc…"])
    #expect(item.runs.first?.content == .symbol("star.fill"))
    #expect(item.badge == "12")
    #expect(item.isChecked)
  }

  @Test func `what stands between colons is an emoji or a symbol, else itself`() {
    let menu = menu("T\n---\n:mushroom: :dolphin: :nope: 10:30:15\n:star.fill: a | emojize=true")
    #expect(words(menu.items) == ["🍄 🐬 :nope: 10:30:15", "  a"])
    #expect(menu.items[1].runs.first?.content == .symbol("star.fill"))
  }

  @Test(arguments: [
    ("run | shell=/bin/echo param2=b param1=a", ["/bin/echo", "a", "b"]),
    ("run | bash=\"/bin/echo\" param1=\"a; rm -rf ~\"", ["/bin/echo", "a; rm -rf ~"]),
    ("run | param1=hit", ["/home/ada/cpu.5m.sh", "hit"]),
    ("run | param3=c", ["/home/ada/cpu.5m.sh", "", "", "c"]),
    ("run | refresh=true", []),
  ])
  func `a line names a program and its arguments`(line: String, words: [String]) {
    #expect(menu("T\n---\n\(line)").commands == [ItemCommand(words: words)])
  }

  @Test(arguments: ["a | disabled=true shell=/bin/echo", "a | href=http://x", "a"])
  func `other lines run nothing`(line: String) {
    #expect(menu("T\n---\n\(line)").commands.isEmpty)
  }

  @Test func `a program without rule or text has nothing to show`() {
    #expect(menu("\n \n---\n---\n") == PrintedMenu())
  }

  // RI-2
  @Test func `more lines and longer texts than the limits are left out`() {
    let menu = menu("T\n---\n" + String(repeating: "x\n", count: 5_000))
    #expect(menu.items.count == ReadLimits.lines - 2)
    let long = self.menu("T\n---\n" + String(repeating: "y", count: 9_000))
    #expect(words(long.items).first?.count == ReadLimits.textScalars)
  }

  @Test func `a picture that base64 has wrapped is one, and no other line is joined`() {
    let rows = [String(repeating: "A", count: 76), String(repeating: "b", count: 76), "Zm8="]
    let wrapped = menu("| templateImage=\(rows.joined(separator: "\n")) color=red\n---\nBad")
    let whole = menu("| templateImage=\(rows.joined()) color=red\n---\nBad")
    #expect(wrapped == whole)
    #expect(whole.titles.count == 1)
    #expect(menu("T | image=Zm8=\nBad").titles.count == 2)
    #expect(menu("T | image=\(rows[0])\n---\nBad").items.count == 1)
    #expect(menu("T | href=http://x/image=1\n\(rows[0])").titles.count == 2)
  }
}

@Suite("Colours of programs")
struct AnsiTextTests {
  // RI-1
  @Test(arguments: [
    ("\u{1B}]0;title\u{07}a", "a"), ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
    ("\u{1B}[2J\u{1B}[Ha", "a"), ("\u{9B}31ma", "a"), ("\u{1B}", ""), ("a\u{1B}[", "a"),
    ("\u{1B}Pq#0;2\u{1B}\\a", "▨a"), ("\u{1B}[999999999999999999999ma", "a"), ("a\tb", "a  b"),
  ])
  func `every other escape sequence goes`(text: String, expected: String) {
    #expect(AnsiText.runs(text).map { RunText.plain($0) }.joined() == expected)
  }

  @Test func `colours and attributes are taken as such`() {
    let runs = AnsiText.runs("a\u{1B}[1;31mb\u{1B}[38;2;1;2;3mc\u{1B}[0md\u{1B}[38;5;196me")
    #expect(
      runs.map(\.style.foreground) == [
        .primary, ArchivedColor(.system(.red)), PrintedColor.rgb(0x010203), .primary,
        PrintedColor.rgb(0xFF0000),
      ]
    )
    #expect(runs.map { $0.style.attributes.contains(.bold) } == [false, true, true, false, false])
  }

  @Test func `without ansi they go too`() {
    #expect(AnsiText.runs("\u{1B}[31mb", isColored: false).first?.style.foreground == .primary)
  }

  @Test(arguments: [
    ("red", ArchivedColor(.system(.red))), ("#F00", PrintedColor.rgb(0xFF0000)),
    ("Tomato", PrintedColor.rgb(0xFF6347)), ("black", .primary), ("#ffffff", .primary),
    ("#000000,#FFFFFF", .primary),
    ("#112233,#445566", ArchivedColor(.rgb(light: 0x112233, dark: 0x445566))),
    ("#11223380", ArchivedColor(.rgb(light: 0x112233, dark: 0x112233), opacity: 128)),
  ])
  func `a name is a colour`(name: String, color: ArchivedColor) {
    #expect(PrintedColor.color(named: name) == color)
  }

  @Test(arguments: ["", "puce-ish", "#12", "#GGGGGG", ","])
  func `other names are none`(name: String) {
    #expect(PrintedColor.color(named: name) == nil)
  }
}
