import Foundation
import Moments
import Testing
import WidgetIntents
import WidgetRender

@testable import WidgetUI

/// A toggle style that depends on the state and, if `isMeasured`, on the available space.
private struct BoxStyle: ToggleStyle {
  var isMeasured = false

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
      if isMeasured {
        GeometryReader { place in
          Text(verbatim: "\(configuration.isOn ? "on" : "off") \(Int(place.size.width))")
        }
        .frame(width: 64, height: 16)
      }
      configuration.label
    }
  }
}

/// A view that shows when it is outdated.
private struct Price: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View { Text(verbatim: reasons.contains(.invalidated) ? "…" : "12") }
}

@MainActor
@Suite("Second looks", .timeLimit(.minutes(5)))
struct SecondLookTests {
  private func toggle(_ name: String, isOn: Bool = false) -> Toggle<Text> {
    Toggle(isOn: isOn, intent: SwitchLamp(lamp: name, isOn: !isOn)) { Text(verbatim: name) }
  }

  /// Returns the picture of a view, before and after the control with an index is pressed.
  private func pictures(
    of view: some View,
    pressing index: Int = 0,
    columns: Int = 20,
    rows: Int = 2
  ) throws -> (before: String, after: String) {
    let archive = ViewArchiver.archive(view)
    let size = CellSize(columns: columns, rows: rows)
    let context = DrawContext(now: Instant(microseconds: 0))
    let before = WidgetPicture(archive, size: size, in: context)
    let actions = before.hitAreas.compactMap { area in
      if case .action(let action) = area.target { action } else { nil }
    }
    let read = try ArchivedView(compactBytes: archive.compactBytes)
    #expect(read == archive)
    let after = WidgetPicture(read, pressing: actions[index], size: size, in: context)
    return (before.grid.plainText, after.grid.plainText)
  }

  // WK-97, AI-72
  @Test func `a toggle is archived as it looks in its other state`() throws {
    let looks = try pictures(
      of: VStack {
        toggle("desk"); toggle("hall", isOn: true)
      }
    )
    #expect(looks.before == "desk               ○\nhall               ✔\n")
    #expect(looks.after == "desk               ✔\nhall               ✔\n")
  }

  // WK-97, AI-72, SU-68
  @Test func `a style of an author's own is asked for both states`() throws {
    let view = VStack(alignment: .leading) {
      toggle("desk"); toggle("hall", isOn: true)
    }
    .toggleStyle(BoxStyle())
    let looks = try pictures(of: view, pressing: 1, columns: 8)
    #expect(looks.before == "[ ] desk\n[x] hall\n")
    #expect(looks.after == "[ ] desk\n[ ] hall\n")
  }

  // WK-97
  @Test func `the other state is laid out in the room of the first`() throws {
    let view = toggle("desk").toggleStyle(BoxStyle(isMeasured: true))
    let looks = try pictures(of: view, columns: 17, rows: 1)
    #expect(looks.before == "[ ] off 64   desk\n")
    #expect(looks.after == "[x] on 64    desk\n")
  }

  // AI-71
  @Test func `what cannot be pressed has no second look`() {
    let bound = Toggle(isOn: .constant(true)) { Text(verbatim: "a") }
    for view in [AnyView(bound), AnyView(toggle("b").disabled(true))] {
      let archive = ViewArchiver.archive(view)
      #expect(archive == archive.withoutAlternatives)
    }
    let button = Button(intent: SwitchLamp(lamp: "a", isOn: true)) { Text(verbatim: "c") }
    let archive = ViewArchiver.archive(button)
    #expect(archive == archive.withoutAlternatives)
  }

  // WK-53, WK-97
  @Test func `a control's toggle says its other value`() throws {
    let control = ControlWidgetToggle(isOn: false, action: SetLamp(lamp: "desk")) {
      Text(verbatim: "Lamp")
    } valueLabel: { isOn in
      Text(verbatim: isOn ? "bright" : "dark")
    }
    let looks = try pictures(of: control.picture)
    #expect(looks.before == "Lamp               ○\ndark\n")
    #expect(looks.after == "Lamp               ✔\nbright\n")
  }

  // WK-98
  @Test func `what asks for it is archived as it looks out of date, and dim`() throws {
    let view = HStack {
      Price().invalidatableContent()
      Text(verbatim: "x").invalidatableContent()
      Button(intent: SwitchLamp(lamp: "a", isOn: true)) { Text(verbatim: "buy") }
    }
    let looks = try pictures(of: view, columns: 8, rows: 1)
    #expect(looks.before == "12 x buy\n")
    #expect(looks.after.contains("… x buy"))
    let archive = ViewArchiver.archive(Price().invalidatableContent())
    let mark = ArchivedModifier.invalidatable
    #expect(archive.modifiers.first == mark)
    #expect(archive.modifiers.count == 2)
    // A view that looks alike is kept once.
    #expect(ViewArchiver.archive(Text(verbatim: "x").invalidatableContent()).modifiers == [mark])
    #expect(ViewArchiver.archive(Price().invalidatableContent(false)).modifiers.isEmpty)
  }

  // WK-98
  @Test func `a second look has no second looks`() throws {
    let view = VStack {
      Price(); toggle("desk")
    }.invalidatableContent()
    let archive = ViewArchiver.archive(view)
    let alternatives = archive.modifiers.compactMap {
      if case .alternative(.invalidated, let view) = $0 { view } else { nil }
    }
    let only = try #require(alternatives.first)
    #expect(only == only.withoutAlternatives)
    let looks = try pictures(of: view, columns: 12)
    #expect(looks.after == "     12\ndesk       ✔\n")
  }
}
