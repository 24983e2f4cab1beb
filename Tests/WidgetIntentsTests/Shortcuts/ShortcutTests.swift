import FoundationEssentials
import TestSupport
import Testing

@testable import WidgetIntents

@Suite("App Shortcuts", .timeLimit(.minutes(5)))
struct ShortcutTests {
  private var matcher: AppShortcutMatcher {
    AppShortcutMatcher(
      shortcuts: AppShortcutMetadata.shortcuts(of: GardenShortcuts.self),
      applicationNames: ["The Garden", "Jardin d’Été"]
    )
  }

  // AI-61
  @Test func `a provider's shortcuts are read with their phrases`() throws {
    let registry = try IntentRegistry(intents: [], shortcutProviders: [GardenShortcuts.self])
    #expect(registry.shortcuts.map(\.title) == ["Repot", "Rest", "Set Lamp"])
    #expect(registry.shortcuts.map(\.intent.name) == ["plant-in-soil", "rest", "set-lamp"])
    #expect(
      registry.shortcuts[0].phrases[0]
        == [.text("Repot "), .parameter("plant"), .text(" in "), .applicationName, .text("")]
    )
    #expect(registry.shortcuts[2].intent.arguments == [IntentArgument("value", value: .bool(true))])
  }

  @Test(arguments: [
    ("repot the fern in the garden", "plant-in-soil", "the fern"),
    ("Repot “Crème Brûlée #3”, in JARDIN D'ETE!", "plant-in-soil", "Crème Brûlée #3"),
    ("the garden: new pot for C++", "plant-in-soil", "C++"),
    ("repot in in the garden in the garden", "plant-in-soil", "in in the garden"),
    ("have a rest in the garden", "rest", nil),
    ("light up The-Garden", "set-lamp", nil),
  ])
  func `a sentence finds its shortcut and what was said`(
    sentence: String,
    intent: String,
    text: String?
  ) throws {
    let match = try matcher.match(sentence)
    #expect(match.shortcut.intent.name == intent)
    #expect(match.text == text)
  }

  // AI-61
  @Test(arguments: [["The Garden", "The Garden House"], ["The Garden House", "The Garden"]])
  func `of an application's names the longest that was said is meant`(names: [String]) throws {
    let matcher = AppShortcutMatcher(
      shortcuts: AppShortcutMetadata.shortcuts(of: GardenShortcuts.self),
      applicationNames: names
    )
    for sentence in ["have a rest in the garden house", "have a rest in the garden"] {
      #expect(try matcher.match(sentence).shortcut.intent.name == "rest")
    }
  }

  // AI-62
  @Test func `of a provider's shortcuts the first ten count`() {
    let shortcuts = AppShortcutMetadata.shortcuts(of: ManyShortcuts.self)
    #expect(shortcuts.map(\.title) == (0..<10).map { "Rest \($0)" })
  }

  // AI-63
  @Test func `what was said becomes the parameter's words`() throws {
    GardenShortcuts.updateAppShortcutParameters()
    let match = try matcher.match("repot fern in the garden")
    #expect(match.invocation.arguments == [IntentArgument("plant", text: "fern")])
    #expect(try matcher.match("light up the garden").invocation.arguments.map(\.name) == ["value"])
  }

  @Test(arguments: [
    "", "repot in the garden", "repot fern", "repot fern in the gardens", "fern",
    "repot the president in the garden",
  ])
  func `what no phrase says is refused with an example`(sentence: String) throws {
    let error = #expect(throws: IntentError.self) { try matcher.match(sentence) }
    #expect(error?.exitCode == 64)
    #expect(error?.hint?.contains("The Garden") == true)
  }

  @Test func `a sentence that two shortcuts claim is ambiguous`() throws {
    let rest = AppShortcutMetadata(
      intent: IntentInvocation(identifier: "Rest", arguments: []),
      title: "Rest",
      phrases: [[.text("stop")]]
    )
    let halt = AppShortcutMetadata(
      intent: IntentInvocation(identifier: "Halt", arguments: []),
      title: "Halt",
      phrases: [[.text("Stop!")]]
    )
    let matcher = AppShortcutMatcher(shortcuts: [rest, halt], applicationNames: [])
    let error = #expect(throws: IntentError.self) { try matcher.match("stop") }
    #expect(error?.message == "“stop” matches more than one shortcut: rest (Rest) or halt (Halt)")
  }

  @Test func `the reading that knows more of the words is the better one`() throws {
    let any = AppShortcutMetadata(
      intent: IntentInvocation(identifier: "Find", arguments: []),
      title: "Find",
      phrases: [[.text("show "), .parameter("text")]]
    )
    let all = AppShortcutMetadata(
      intent: IntentInvocation(identifier: "All", arguments: []),
      title: "All",
      phrases: [[.text("show all")]]
    )
    let matcher = AppShortcutMatcher(shortcuts: [any, all], applicationNames: [])
    #expect(try matcher.match("show all").shortcut == all)
    #expect(try matcher.match("show all of it").text == "all of it")
  }

  @Test func `metadata of shortcuts travels`() throws {
    let shortcuts = AppShortcutMetadata.shortcuts(of: GardenShortcuts.self)
    #expect(try travelled(shortcuts) == shortcuts)
  }

  @Test(arguments: [
    ("Crème Brûlée", "creme brulee"), ("ÅNGSTRÖM", "angstrom"), ("e\u{301}", "e"),
    ("Žluťoučký", "zlutoucky"), ("straße", "straße"), ("Ωmega", "ωmega"), ("plain", "plain"),
  ])
  func `text is folded as people compare it`(text: String, folded: String) {
    #expect(FoldedText.fold(text) == folded)
  }
}

struct ManyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    let shortcuts = (0..<12).map { number in
      AppShortcut(
        intent: RestIntent(),
        phrases: ["Rest \(.applicationName)"],
        shortTitle: "Rest \(number)",
        systemImageName: "zzz"
      )
    }
    return shortcuts
  }
}

struct GardenShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grayGreen
  private static let rest: AppShortcutPhrase<RestIntent> = "Have a rest in \(.applicationName)"

  static var negativePhrases: [NegativeAppShortcutPhrase] {
    NegativeAppShortcutPhrases {
      "Repot the president in \(.applicationName)"
    }
  }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlantInSoilIntent(),
      phrases: [
        "Repot \(\.$plant) in \(.applicationName)",
        "\(.applicationName) new pot for \(\.$plant)",
      ],
      shortTitle: "Repot",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: RestIntent(),
      phrases: [rest],
      systemImageName: "zzz"
    )
    if #available(macOS 15, *) {
      AppShortcut(intent: Self.lamp, phrases: ["Light up \(.applicationName)"])
    }
  }

  private static var lamp: SetLampIntent {
    let lamp = SetLampIntent()
    lamp.value = true
    return lamp
  }
}
