import Foundation
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// Tests of the forms in which authors write controls and bundles.
@MainActor
@Suite("Forms of controls", .timeLimit(.minutes(5)))
struct ControlFormTests {
  private struct Plain: ControlWidget {
    var body: some ControlWidgetConfiguration {
      AppIntentControlConfiguration(kind: "plain", intent: ChooseLamp.self) { lamp in
        Parts.template(of: lamp.lamp)
      }
    }
  }

  private struct LoneEntry: TimelineEntry {
    let date: Date
  }

  private struct LoneWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct LoneBundle: WidgetBundle {
    var body: some Widget { LoneWidget() }
  }

  private enum Parts {
    @MainActor @ControlWidgetTemplateBuilder
    static func template(of lamp: String) -> some ControlWidgetTemplate {
      ControlWidgetToggle("Lamp \(lamp)", isOn: true, action: SetLamp(lamp: lamp)) { isOn in
        Label(isOn ? "lit" : "dark", systemImage: "lightbulb")
      }
    }

    @PreviewTimelineBuilder
    static var entries: [any TimelineEntry] {
      let start = Date(timeIntervalSince1970: 1)
      LoneEntry(date: start)
      for second in 1...2 {
        LoneEntry(date: start + TimeInterval(second))
      }
    }

    @MainActor @WidgetBundleBuilder
    static var widgets: some Widget { Plain() }
  }

  // WK-53, WK-54
  @Test func `a control of a configuration is drawn with its choices`() async throws {
    let served = try #require(WidgetService.servedWidgets(of: Parts.widgets).first)
    #expect(served.kind == "plain")
    let request = WidgetRequest(
      kind: "plain",
      family: .accessoryRectangular,
      configuration: [IntentArgument("lamp", text: "hall")],
      isPreview: false
    )
    let entry = try #require(try await served.timeline(request).entries.first)
    #expect(try ArchivedView(compactBytes: entry.light).words == ["Lamp hall", "lit"])
  }

  // WK-23
  @Test func `the entry point of a widget and of a bundle is synchronous and throws nothing`() {
    let mains: [@MainActor () -> Void] = [LoneWidget.main, LoneBundle.main]
    #expect(mains.count == 2)
  }

  // WK-63
  @Test func `a preview's timeline takes declarations and loops`() {
    #expect(Parts.entries.map(\.date.timeIntervalSince1970) == [1, 2, 3])
  }

  /// The tint inside a label applies to the label, and the tint of the template to the control
  /// (WK-56).
  @Test func `a tint inside a control's label is not the control's`() throws {
    func tinted(_ tint: Color?, label: Color?) -> ArchivedView {
      ViewArchiver.archive(
        ControlWidgetToggle(isOn: true, action: SetLamp(lamp: "desk")) {
          Label("Lamp", systemImage: "lightbulb").tint(label)
        }
        .tint(tint).resolvedPicture.environment(\.widgetFamily, .accessoryRectangular)
      )
    }
    #expect(tinted(nil, label: .green) == tinted(nil, label: nil))
    #expect(tinted(.red, label: .green) == tinted(.red, label: nil))
    #expect(tinted(.red, label: nil) != tinted(nil, label: nil))
  }
}
