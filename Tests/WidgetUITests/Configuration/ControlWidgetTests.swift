import Foundation
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set Lamp"

  @Parameter(title: "Lamp") var lamp: String
  @Parameter(title: "On") var value: Bool

  init() {}

  init(lamp: String) { self.lamp = lamp }

  func perform() async throws -> some IntentResult { .result() }
}

struct ChooseLamp: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Lamp"

  @Parameter(title: "Lamp", default: "desk") var lamp: String
}

@MainActor
@Suite("Control widgets", .timeLimit(.minutes(5)))
struct ControlWidgetTests {
  private struct Dark: Error {}

  private struct LampProvider: ControlValueProvider {
    var isBroken = false
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      if isBroken { throw Dark() }
      return true
    }
  }

  private struct Lamp: ControlWidget {
    var provider = LampProvider()

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "lamp", provider: provider) { isOn in
        ControlWidgetToggle(isOn: isOn, action: SetLamp(lamp: "desk")) {
          Label("Lamp", systemImage: "lightbulb")
        }
      }
      .displayName("Desk Lamp")
      .description("Switches the lamp.")
    }
  }

  private struct ChosenProvider: AppIntentControlValueProvider {
    func previewValue(configuration: ChooseLamp) -> String { "preview \(configuration.lamp)" }

    func currentValue(configuration: ChooseLamp) async throws -> String { configuration.lamp }
  }

  private struct Chosen: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "chosen", provider: ChosenProvider()) { lamp in
        ControlWidgetButton(action: SetLamp(lamp: lamp)) {
          Text(verbatim: lamp)
        } actionLabel: { isActive in
          Text(verbatim: isActive ? "busy" : "ready")
        }
        .tint(.red)
      }
      .promptsForUserConfiguration()
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Lamp()
      Chosen()
    }
  }

  private func served() -> [ServedWidget] { WidgetService.servedWidgets(of: Bundle().body) }

  private func request(
    _ family: WidgetFamily = .accessoryRectangular,
    isPreview: Bool = false,
    _ arguments: [IntentArgument] = []
  ) -> WidgetRequest {
    WidgetRequest(kind: "", family: family, configuration: arguments, isPreview: isPreview)
  }

  // WK-26, WK-53
  @Test func `a bundle offers its controls as small widgets`() throws {
    let widgets = served()
    #expect(widgets.map(\.kind) == ["lamp", "chosen"])
    #expect(widgets.map(\.typeName) == ["Lamp", "Chosen"])
    #expect(widgets.map(\.displayName.text) == ["Desk Lamp", "Chosen"])
    #expect(widgets.map(\.description) == ["Switches the lamp.", ""])
    #expect(widgets.map(\.families) == Array(repeating: WidgetFamily.ofControls, count: 2))
    #expect(widgets.last?.configuration?.parameters.map(\.name) == ["lamp"])
  }

  private func archive(_ entry: MadeEntry) throws -> ArchivedView {
    try ArchivedView(compactBytes: entry.light)
  }

  // WK-53, WK-54, AI-60
  @Test func `a toggle shows its value, and a press is told the other`() async throws {
    let lamp = try #require(served().first)
    let timeline = try await lamp.timeline(request())
    #expect(timeline.policy == .never)
    let view = try archive(try #require(timeline.entries.first))
    #expect(view.words == ["Lamp", "On"])
    #expect(view.symbols == ["lightbulb", "checkmark.circle.fill"])
    let actions = view.allModifiers.compactMap { if case .action(let it) = $0 { it } else { nil } }
    #expect(actions.map(\.role) == [.toggleOn])
    #expect(
      actions.first?.parameters == [
        .init(name: "lamp", value: "desk"), .init(name: "value", value: "false"),
      ]
    )
    let preview = try archive(try await lamp.snapshot(request(isPreview: true)))
    #expect(preview.words == ["Lamp", "Off"])
  }

  // WK-53
  @Test func `a round control is its symbol and its value`() async throws {
    let lamp = try #require(served().first)
    let made = try #require(try await lamp.timeline(request(.accessoryCircular)).entries.first)
    let view = try archive(made)
    #expect(view.symbols == ["lightbulb"])
    #expect(view.words == ["On"])
  }

  // WK-53
  @Test func `a control is a row, or in a round widget its symbol and its state`() throws {
    let toggle = ControlWidgetToggle(isOn: true, action: SetLamp(lamp: "desk")) {
      Label("Lamp", systemImage: "lightbulb")
    }
    let families: [WidgetFamily] = [.accessoryRectangular, .accessoryCircular]
    try expectSnapshot(pictures(of: toggle.picture, in: families), "control-widget")
  }

  // WK-53
  @Test func `the system chooses a control's letters, whatever font its label asks for`() {
    let button = ControlWidgetButton(action: SetLamp(lamp: "desk")) {
      VStack {
        Label("Open", systemImage: "star").font(.system(size: 40))
        Text(verbatim: "now").font(.largeTitle).bold()
      }
    }
    let archive = ViewArchiver.archive(button.picture)
    #expect(archive.texts.map(\.letterRows) == [1, 1])
    #expect(archive.words == ["Open", "now"])
  }

  // AI-18
  @Test func `a configured control keeps its defaults unless it is told otherwise`() async throws {
    let chosen = try #require(served().last)
    func words(_ arguments: [IntentArgument]) async throws -> [String] {
      let timeline = try await chosen.timeline(request(.accessoryRectangular, arguments))
      return try archive(try #require(timeline.entries.first)).words
    }
    #expect(try await words([]) == ["desk", "ready"])
    #expect(try await words([IntentArgument("lamp", text: "hall")]) == ["hall", "ready"])
  }

  @Test func `a value that cannot be had is an error`() async throws {
    let control = OfferedControl(control: Lamp(provider: LampProvider(isBroken: true)))
    let lamp = try #require(WidgetService.servedWidgets(of: control).first)
    await #expect(throws: Dark.self) { try await lamp.timeline(request()) }
  }

  private struct Plain: ControlWidget {
    let isShown = true

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "plain") {
        if isShown {
          ControlWidgetButton("Press", action: SetLamp(lamp: "desk")) { _ in
            Text(verbatim: "now")
          }
        } else {
          EmptyControlWidgetTemplate()
        }
      }
    }
  }

  @Test func `a control without a value is one picture`() async throws {
    let plain = try #require(
      WidgetService.servedWidgets(of: OfferedControl(control: Plain())).first
    )
    let view = try archive(try await plain.snapshot(request()))
    #expect(view.words == ["Press", "now"])
  }
}
