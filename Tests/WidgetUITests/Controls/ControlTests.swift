import Foundation
import Testing
import WidgetIntents
import WidgetRender
import WidgetUI

struct SwitchLamp: AppIntent {
  static let title: LocalizedStringResource = "Switch Lamp"

  @Parameter(title: "Lamp") var lamp: String
  @Parameter(title: "On") var isOn: Bool
  @Parameter(title: "Level") var level: Int?
  @Parameter(title: "Rooms") var rooms: [String]?

  init() {}

  init(lamp: String, isOn: Bool, rooms: [String]? = nil) {
    self.lamp = lamp
    self.isOn = isOn
    self.rooms = rooms
  }

  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
@Suite("Controls", .timeLimit(.minutes(5)))
struct ControlTests {
  private func actions(_ view: ArchivedView) -> [ArchivedAction] {
    view.allModifiers.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  // WK-96, AI-13
  @Test func `a button carries its intent and the values that are set, as text`() {
    let view = ViewArchiver.archive(
      Button(intent: SwitchLamp(lamp: "desk", isOn: true, rooms: ["a", "b"])) {
        Text(verbatim: "press")
      }
    )
    #expect(
      actions(view) == [
        ArchivedAction(
          intent: "SwitchLamp",
          parameters: [
            .init(name: "lamp", value: "desk"), .init(name: "isOn", value: "true"),
            .init(name: "rooms", value: "a"), .init(name: "rooms", value: "b"),
          ],
          role: .button
        )
      ]
    )
    #expect(view.words == ["press"])
  }

  // AI-72
  @Test(arguments: [(true, ArchivedAction.Role.toggleOn), (false, .toggleOff)])
  func `a toggle says which state it shows`(isOn: Bool, role: ArchivedAction.Role) {
    let view = ViewArchiver.archive(
      Toggle("Lamp", isOn: isOn, intent: SwitchLamp(lamp: "desk", isOn: !isOn))
    )
    #expect(actions(view).map(\.role) == [role])
    #expect(view.words == ["Lamp"])
  }

  // AI-71
  @Test func `a button that runs a closure is drawn and does nothing`() {
    let view = ViewArchiver.archive(Button(action: {}) { Text(verbatim: "press") })
    #expect(actions(view).isEmpty)
    #expect(view.words == ["press"])
  }

  @Test func `a disabled control has no action`() {
    let button = Button("press", intent: SwitchLamp(lamp: "desk", isOn: true))
    #expect(actions(ViewArchiver.archive(button)).count == 1)
    #expect(actions(ViewArchiver.archive(VStack { button }.disabled(true))).isEmpty)
  }

  // SU-68
  @Test func `a style of an author's own puts the button together`() {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: configuration.isPressed ? "pressed" : "mark")
          configuration.label
        }
      }
    }
    let button = Button("press", intent: SwitchLamp(lamp: "desk", isOn: true))
    let view = ViewArchiver.archive(VStack { button }.buttonStyle(Marked()))
    #expect(view.words == ["mark", "press"])
    #expect(actions(view).count == 1)
  }

  // WK-48, SU-62
  @Test func `a link leads to its address in the colour of controls`() throws {
    let address = try #require(URL(string: "https://example.org/a?b=c"))
    let view = ViewArchiver.archive(Link("there", destination: address))
    #expect(view.modifiers == [.link("https://example.org/a?b=c")])
    #expect(view.texts.first?.runs.first?.style.foreground == .accent)
  }

  // SU-69
  @Test func `a label style leaves out the symbol or the words`() {
    let label = Label("words", systemImage: "star")
    #expect(ViewArchiver.archive(label).symbols == ["star"])
    #expect(ViewArchiver.archive(label).words == ["words"])
    #expect(ViewArchiver.archive(label.labelStyle(.titleOnly)).symbols.isEmpty)
    #expect(ViewArchiver.archive(label.labelStyle(.iconOnly)).words.isEmpty)
  }

  // SU-65, WK-123, WK-124
  @Test func `redaction masks leaves: all for a placeholder, marked ones for privacy`() {
    func masks(_ reasons: RedactionReasons) -> [ArchivedModifier] {
      ViewArchiver.archive(
        VStack {
          Text(verbatim: "open")
          Text(verbatim: "secret").privacySensitive()
          Text(verbatim: "always").unredacted()
          Color.red
        }
        .redacted(reason: reasons)
      ).allModifiers
    }
    #expect(masks([]).isEmpty)
    #expect(masks(.placeholder) == [.redacted(.placeholder), .redacted(.placeholder)])
    #expect(masks(.privacy) == [.redacted(.privacy)])
  }

  // SU-65
  @Test func `a reason is added to those around it`() {
    let view = VStack {
      Text(verbatim: "open").redacted(reason: .privacy)
      Text(verbatim: "secret").privacySensitive().redacted(reason: .invalidated)
    }
    let masks = { ViewArchiver.archive(view.redacted(reason: $0)).allModifiers }
    #expect(masks(.placeholder) == [.redacted(.placeholder), .redacted(.placeholder)])
    #expect(masks(.privacy) == [.redacted(.privacy)])
  }

  // The live view presses it by that key; a terminal sends no command key.
  @Test(
    arguments: [
      (KeyEquivalent("k"), EventModifiers.command, "k"), ("k", [.command, .shift], "K"),
      ("k", .control, "ctrl-k"), ("k", .option, "alt-k"), (.escape, [], "escape"),
      (.return, [], "return"), (.upArrow, [], nil), (.tab, [], nil),
    ] as [(KeyEquivalent, EventModifiers, String?)]
  )
  func `a control keeps the key that its author gave it`(
    key: KeyEquivalent,
    modifiers: EventModifiers,
    name: String?
  ) {
    let view = ViewArchiver.archive(
      Button("Lamp", intent: SwitchLamp(lamp: "desk", isOn: true))
        .keyboardShortcut(key, modifiers: modifiers)
    )
    #expect(actions(view).map(\.key) == [name])
  }

  @Test func `an inner key counts, and nil takes it away`() {
    let view = ViewArchiver.archive(
      VStack {
        Button("A", intent: SwitchLamp(lamp: "a", isOn: true)).keyboardShortcut("a")
        Button("B", intent: SwitchLamp(lamp: "b", isOn: true)).keyboardShortcut(nil)
        Button("C", intent: SwitchLamp(lamp: "c", isOn: true))
      }
      .keyboardShortcut(.defaultAction)
    )
    #expect(actions(view).map(\.key) == ["a", nil, "return"])
  }
}
