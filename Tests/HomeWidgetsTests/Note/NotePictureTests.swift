import Foundation
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of notes", .timeLimit(.minutes(2)))
struct NotePictureTests {
  private nonisolated static let datasets = [
    "everyday", "long", "words", "titled", "empty", "hostile",
  ]

  private nonisolated static func text(_ name: String) -> String {
    switch name {
    case "long":
      (1...60).map { "## Chapter \($0)\nWhat happens in it.\n" }.joined(separator: "\n")
    case "words":
      "Just a few words, without any mark, which go on for more than one line of the widget."
    case "titled": "# Market\n- [x] Milk\n- [ ] Bread with *three* ingredients\n- [ ] Apples"
    case "empty": "\n\n"
    case "hostile":
      """
      # \u{1B}[31mred\u{1B}[0m \u{202E}backwards
      - [ ] \(String(repeating: "W", count: 3_000))
      - [ ] [link](javascript:alert(1)) and [file](file:///etc/passwd)
      **never *closed `at all
      \(String(repeating: "> ", count: 500))deep
      \(String(repeating: "  ", count: 200))- far
      👨‍👩‍👧‍👦 漢字 اشتر
      """
    default:
      """
      # Saturday
      Walk with **Anna** at *noon*, bring `keys.txt`.

      - [x] Water the plants
      - [ ] Call ~~Grandpa~~ Grandma
        - [ ] ask for the recipe
      - [ ] Pay the rent
      1. First
      2. Second, see [the page](https://example.org/a)

      ---
      > Simple things should be simple.

      ## Code
      ```sh
      widgetctl show
      ```
      """
    }
  }

  private static func entry(_ name: String) -> NoteEntry {
    NoteEntry(
      date: Samples.now,
      picture: NotePicture(
        sample: text(name),
        named: "today.md",
        path: "/home/ann/notes/today.md",
        modified: Samples.now - 4_000
      )
    )
  }

  // BW-20
  @Test(arguments: datasets)
  func `every size has its picture, in Unicode and in ASCII`(name: String) throws {
    for isASCII in [false, true] {
      try expectSnapshot(
        try widgetSheet("Note", of: Self.entry(name), isASCII: isASCII) {
          NoteWidgetView(picture: $0.picture)
        },
        "note-\(name)-\(isASCII ? "ascii" : "unicode")"
      )
    }
  }

  // BW-20
  @Test func `problems, a placeholder and a narrow terminal have their pictures`() throws {
    let paths: [(String, String?)] = [
      ("not-chosen", nil), ("not-absolute", "notes.md"), ("missing", "/nowhere/at/all/today.md"),
      ("folder", "/tmp"), ("no-file", "/dev/null"),
    ]
    for (name, path) in paths {
      let entry = NoteEntry(
        date: Samples.now,
        picture: NotePicture(NoteFile(configured: path, home: "/home/ann"))
      )
      try expectSnapshot(
        try widgetSheet("Note", of: entry) { NoteWidgetView(picture: $0.picture) },
        "note-problem-\(name)"
      )
    }
    let entry = Self.entry("everyday")
    try expectSnapshot(
      try widgetSheet("Note", of: entry, isPlaceholder: true) {
        NoteWidgetView(picture: $0.picture)
      },
      "note-placeholder"
    )
    try expectSnapshot(
      try widgetSheet("Note", of: entry, columns: 30) { NoteWidgetView(picture: $0.picture) },
      "note-narrow"
    )
  }

  @Test func `boxes are pressed, e edits, and only addresses of the web and of mail are links`()
    throws
  {
    func targets(_ name: String) throws -> (actions: [ArchivedAction], links: [String]) {
      let drawing = WidgetDrawing(family: .systemLarge, title: "Note") { (entry: NoteEntry) in
        NoteWidgetView(picture: entry.picture)
      }
      var (actions, links): ([ArchivedAction], [String]) = ([], [])
      for area in try drawing.picture(of: Self.entry(name)).hitAreas {
        switch area.target {
        case .action(let action): actions.append(action)
        case .link(let address): links.append(address)
        }
      }
      return (actions, links)
    }
    let (actions, links) = try targets("everyday")
    #expect(actions.map(\.intent) == Array(repeating: "TickNote", count: 4) + ["EditNote"])
    #expect(actions.last?.key == "e")
    #expect(actions[1].parameters.first { $0.name == "line" }?.value == "5")
    #expect(links == ["https://example.org/a"])
    #expect(try targets("hostile").links.isEmpty)
  }

  // A heading without the line below it says nothing: it waits until both have room.
  @Test(arguments: 1...8)
  func `no heading is the last line of what has room`(lines: Int) throws {
    let text =
      (1...lines).map { "line \($0)" }.joined(separator: "\n\n") + "\n\n## Chapter\n\nIts words.\n"
    let drawing = WidgetDrawing(family: .systemMedium, title: "Note") { (entry: NoteEntry) in
      NoteWidgetView(picture: entry.picture)
    }
    let picture = NotePicture(sample: text, named: "a.md")
    let drawn = try drawing.text(of: NoteEntry(date: Samples.now, picture: picture))
    #expect(drawn.contains("Chapter") == drawn.contains("Its words"))
    #expect(drawn.contains("line 1"))
  }

  @Test func `a person scrolls through the whole of it`() throws {
    var setting = PictureSetting(family: .systemMedium)
    setting.isScrolled = true
    let archiver = EntryArchiver(setting: setting) { (entry: NoteEntry) in
      NoteWidgetView(picture: entry.picture)
    }
    let made = archiver(Timeline(entries: [Self.entry("long")], policy: .never))
    let view = try ArchivedView(compactBytes: try #require(made.entries.first).light)
    var context = DrawContext(now: .init(Samples.now), isASCII: false)
    context.firstRow = 10_000
    let size = CellSize(columns: 42, rows: 10)
    #expect(WidgetPicture(view, size: size, in: context).grid.plainText.contains("Chapter 60"))
  }
}
