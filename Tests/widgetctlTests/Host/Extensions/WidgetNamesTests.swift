import SeededNumbers
import Testing
import WidgetExtension

@testable import widgetctl

@Suite("The names of an extension's widgets", .timeLimit(.minutes(2)))
struct WidgetNamesTests {
  private func widget(_ name: String, _ kind: String) -> WidgetDescription {
    WidgetDescription(kind: kind, name: name, displayName: kind, description: "", families: [])
  }

  private func names(_ widgets: [(name: String, kind: String)]) -> [String] {
    WidgetNames.given(to: widgets.map { widget($0.name, $0.kind) }).map(\.name)
  }

  @Test(arguments: [
    ("two", "two.of.them", "two"), ("rectangular", "Lines", "lines"),
    ("small", "small", "small-widget"),
    ("list", "ListWidget", "list-widget"), ("2048", "2048", "2048-widget"), ("", "Tea", "tea"),
    ("a/b", "Pot", "pot"), ("-x", "-", "widget"), ("a b", "com.example.Clock", "com-example-clock"),
    ("red\u{1B}[31m", "Red", "red"), ("focus", "FocusWidget", "focus"),
  ])
  func `a name is that of the type, else of the kind, and no word that means something else`(
    type: String,
    kind: String,
    name: String
  ) {
    #expect(names([(type, kind)]) == [name])
  }

  @Test(arguments: CommandList.names)
  func `no widget is called by the name of a command`(command: String) {
    #expect(names([(command, command)]) == ["\(command)-widget"])
  }

  @Test func `help lists every command`() {
    #expect(Set(CommandName.allCases.map(\.rawValue)) == Set(CommandList.names))
  }

  @Test func `two of one name are told apart by their kinds, else by a number`() {
    #expect(names([("day", "A.Day"), ("day", "B.Day")]) == ["a-day", "b-day"])
    #expect(
      names([("day", "day"), ("day", "day "), ("tea", "tea")]) == ["day", "day-widget", "tea"]
    )
    #expect(
      names(Array(repeating: ("day", "day"), count: 5))
        == ["day", "day-widget", "widget", "day-2", "day-3"]
    )
  }

  @Test(arguments: ["ToDoWidget", "ClockWidget", "WeatherWidget", "SystemWidget"])
  func `a widget of this package keeps its name`(kind: String) {
    let name = String(kind.dropLast(6)).lowercased()
    let own = kind == "ToDoWidget" ? "to-do" : name
    #expect(names([(own, kind)]) == [own])
  }

  // H2: a second plugin of a file's name is one word on the command line, too.
  @Test(arguments: [
    ("p01", "p01"), ("day-2", "day-2"), ("Tee & Kaffee", "tee-kaffee"), ("list", "rb"),
  ])
  func `what a program prints is called like its extension`(extensionName: String, name: String) {
    let offer = ExtensionDescription(widgets: [widget("rb", "rb")])
    #expect(offer.named(like: extensionName).widgets.map(\.name) == [name])
  }

  /// Random widgets with few different names, so that many names must be made unique.
  @Test(arguments: 0..<300)
  func `the names of any bundle can be typed, differ, and stay what they are`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let words = [
      "small", "list", "show", "rectangular", "tea", "tea-widget", "Tea", "2", "42", "", "-", "/",
      "a b", "two.of.them", "Çay", "day\u{202E}", String(repeating: "x", count: 80), "widget",
      "add",
    ]
    let bundle = (0..<(1 + random.below(12))).map { _ in
      widget(random.element(of: words), random.element(of: words))
    }
    let named = WidgetNames.given(to: bundle)
    let names = named.map(\.name)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(named.map(\.kind) == bundle.map(\.kind))
    #expect(WidgetNames.given(to: bundle) == named)
    for name in names {
      #expect(!name.isEmpty && !name.contains("/") && !name.hasPrefix("-"), "\(name)")
      #expect(!name.contains(" ") && !name.allSatisfy(\.isNumber), "\(name)")
      #expect(CommandList.command(named: name) == nil, "\(name)")
      #expect(!["small", "rectangular"].contains(name), "\(name)")
    }
  }
}
