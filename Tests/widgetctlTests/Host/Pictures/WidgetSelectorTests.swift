import Testing
import WidgetTimeline

@testable import SharedStore
@testable import WidgetTerminal
@testable import widgetctl

@Suite("Which widget is meant (CL-10)", .timeLimit(.minutes(2)))
struct WidgetSelectorTests {
  private func widget(
    _ id: Int64,
    _ shortID: String,
    _ kind: String,
    name: String? = nil
  ) -> PlacedWidget {
    PlacedWidget(
      id: id,
      shortID: shortID,
      extensionName: "HomeWidgets",
      kind: kind,
      family: Int64(WidgetFamily.systemSmall.rawValue),
      configuration: [],
      position: id,
      name: name
    )
  }

  private var selector: WidgetSelector {
    WidgetSelector(widgets: [
      widget(1, "1", "ToDoWidget"), widget(2, "10", "CryptoWidget"),
      widget(3, "11", "ToDoWidget"), widget(4, "12", "CharactersWidget"),
    ])
  }

  @Test func `no word means all, in their order`() throws {
    #expect(try selector.select([]).map(\.id) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("1", [1]), ("10", [2]), ("to-do", [1, 3]), ("ToDoWidget", [1, 3]), ("to", [1, 3]),
    ("cr", [2]),
  ])
  func `an id, a kind or the beginning of a kind`(word: String, ids: [Int64]) throws {
    #expect(try selector.select([word]).map(\.id) == ids)
  }

  @Test func `a number is meant as a whole`() {
    let error = #expect(throws: CommandError.self) {
      try WidgetSelector(widgets: [widget(2, "10", "CryptoWidget")]).select(["1"])
    }
    #expect(error?.exitCode == .negative)
  }

  @Test func `an ambiguous beginning lists the candidates`() {
    let error = #expect(throws: CommandError.self) { try selector.select(["c"]) }
    #expect(error?.exitCode == .usage)
    #expect(error?.hint == "candidates: characters, crypto")
  }

  @Test func `a mistyped name gets a suggestion`() {
    let error = #expect(throws: CommandError.self) { try selector.select(["crpyto"]) }
    #expect(error?.exitCode == .usage)
    #expect(error?.hint == "did you mean 'crypto'?")
  }

  @Test func `one widget is wanted where a kind has two`() {
    let error = #expect(throws: CommandError.self) { try selector.selectOne("to-do") }
    #expect(error?.hint == "candidates: 1 (to-do), 11 (to-do)")
  }

  @Test(arguments: [
    ("Work", [1]), ("work", [1]), ("wo", [1]), ("ärger", [2]), ("3", [3]), ("to-do", [1, 3, 4]),
    ("Tornado", [3]), ("e", [4]),
  ])
  func `a name counts as an id does: exactly, else by its beginning`(word: String, ids: [Int64])
    throws
  {
    let named = WidgetSelector(widgets: [
      widget(1, "1", "ToDoWidget", name: "Work"), widget(2, "2", "CryptoWidget", name: "Ärger"),
      widget(3, "3", "ToDoWidget", name: "Tornado"), widget(4, "4", "ToDoWidget", name: "Élan"),
    ])
    #expect(try named.select([word]).map(\.id) == ids)
  }

  @Test
  func `a beginning of a name and of a kind is ambiguous, and a name tells two of a kind apart`() {
    let named = WidgetSelector(widgets: [
      widget(1, "1", "ToDoWidget", name: "Tornado"), widget(2, "2", "ToDoWidget"),
    ])
    let beginning = #expect(throws: CommandError.self) { try named.select(["to"]) }
    #expect(beginning?.hint == "candidates: Tornado, to-do")
    let kind = #expect(throws: CommandError.self) { try named.selectOne("to-do") }
    #expect(kind?.hint == "candidates: 1 (Tornado), 2 (to-do)")
  }

  @Test(arguments: [
    ("", nil), ("  ", nil), (" Work ", "Work"), ("日本 7", "日本 7"), ("-x", ""), ("12", ""),
    ("a\nb", ""), ("a\u{1B}[31m", ""), (String(repeating: "x", count: 41), ""),
  ])
  func `a name can be typed and shown; an empty one takes it away`(
    text: String,
    name: String?
  ) throws {
    if name == "" {
      let error = #expect(throws: CommandError.self) { try WidgetName(text) }
      #expect(error?.exitCode == .usage)
    } else {
      #expect(try WidgetName(text).text == name)
    }
  }

  @Test(arguments: ["work", "To-Do"])
  func `a name that something else is called by is refused`(text: String) throws {
    let placed = [widget(1, "1", "ToDoWidget", name: "Work"), widget(2, "2", "CryptoWidget")]
    let name = try WidgetName(text)
    #expect(throws: CommandError.self) { try name.requireFree(for: placed[1], among: placed) }
    try WidgetName("Work").requireFree(for: placed[0], among: placed)
  }

  @Test(arguments: [
    ("ToDoWidget", "to-do"), ("CryptoWidget", "crypto"), ("Widget", "widget"),
    ("URLListWidget", "url-list"), ("com.example.Clock", "com-example-clock"), ("todo", "todo"),
    ("Big_Board2", "big-board2"), ("•", "•"),
  ])
  func `a kind is typed in kebab case`(kind: String, name: String) {
    #expect(KindName.commandName(of: kind) == name)
  }
}
