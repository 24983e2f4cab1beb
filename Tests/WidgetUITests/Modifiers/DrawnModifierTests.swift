import Foundation
import Moments
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Modifiers that change the drawing", .timeLimit(.minutes(5)))
struct DrawnModifierTests {
  private let a = Text(verbatim: "a")
  private let words = ArchivedView.text(ArchivedText(runs: [.init(.verbatim("b"))]))

  private func modifier<Content: View>(_ view: Content) throws -> ArchivedModifier {
    try #require(ViewArchiver.archive(view).modifiers.first)
  }

  // SU-36, SU-38
  @Test func `places and orders are cells and numbers`() throws {
    #expect(try modifier(a.position(x: 40, y: 32)) == .position(column: 5, row: 2))
    #expect(try modifier(a.position(CGPoint(x: 8, y: 16))) == .position(column: 1, row: 1))
    #expect(try modifier(a.offset(CGSize(width: 8, height: -16))) == .offset(columns: 1, rows: -1))
    #expect(try modifier(a.zIndex(3)) == .zIndex(3))
    #expect(try modifier(a.zIndex(.nan)) == .zIndex(0))
  }

  // SU-36
  @Test func `turns and scales keep their anchors, and numbers that are none change nothing`()
    throws
  {
    #expect(
      try modifier(a.rotationEffect(.degrees(-90), anchor: .bottomTrailing))
        == .rotation(degrees: -90, anchor: ArchivedPoint(x: 1, y: 1))
    )
    #expect(
      try modifier(a.rotationEffect(.radians(.infinity)))
        == .rotation(degrees: 0, anchor: .center)
    )
    #expect(try modifier(a.scaleEffect(2)) == .scale(x: 2, y: 2, anchor: .center))
    #expect(
      try modifier(a.scaleEffect(x: -1, anchor: .leading))
        == .scale(x: -1, y: 1, anchor: ArchivedPoint(x: 0, y: 0.5))
    )
    #expect(
      try modifier(a.scaleEffect(CGSize(width: 1, height: Double.nan)))
        == .scale(x: 1, y: 1, anchor: .center)
    )
  }

  // SU-36
  @Test func `a mask is a view or what a closure makes`() throws {
    #expect(try modifier(a.mask(Text(verbatim: "b"))) == .mask(words, .center))
    #expect(
      try modifier(a.mask(alignment: .top) { Text(verbatim: "b") })
        == .mask(words, CellAlignment(.center, .top))
    )
  }

  // WK-44, WK-98
  @Test func `what takes the accent or becomes out of date is marked`() throws {
    #expect(try modifier(a.widgetAccentable()) == .accented)
    #expect(ViewArchiver.archive(a.widgetAccentable(false)).modifiers.isEmpty)
    #expect(try modifier(a.luminanceToAlpha()) == .luminanceToAlpha)
    #expect(try modifier(a.invalidatableContent()) == .invalidatable)
    #expect(ViewArchiver.archive(a.invalidatableContent(false)).modifiers.isEmpty)
  }

  @Test func `what is said of a view stands beside it, and changes no cell (SU-70)`() throws {
    let label = ArchivedModifier.spoken(ArchivedSpeech(label: "x"))
    #expect(try modifier(a.accessibilityLabel("x")) == label)
    #expect(try modifier(a.accessibilityLabel(String("x"))) == label)
    #expect(try modifier(a.accessibility(label: Text(verbatim: "x"))) == label)
    #expect(
      try modifier(a.accessibilityValue(Text("x"))) == .spoken(ArchivedSpeech(value: "x"))
    )
    #expect(
      try modifier(a.accessibilityHidden(true)) == .spoken(ArchivedSpeech(isHidden: true))
    )
    let (size, context) = (
      CellSize(columns: 3, rows: 1), DrawContext(now: Instant(microseconds: 0))
    )
    let said = WidgetPicture(
      ViewArchiver.archive(a.accessibilityHidden(true)),
      size: size,
      in: context
    )
    let plain = WidgetPicture(ViewArchiver.archive(a), size: size, in: context)
    #expect(said.grid.plainText == plain.grid.plainText)
  }

  @Test func `a background without a style is the background's`() throws {
    #expect(
      try modifier(a.background())
        == .background(.fill(.color(ArchivedColor(.background))), .center)
    )
  }

  @Test func `only a widget's own background is drawn`() {
    #expect(ViewArchiver.archive(a.containerBackground(.red, for: .navigation)).modifiers.isEmpty)
  }

  @Test func `a label is beside the widget, beneath it in a corner, and nowhere on a line`() throws
  {
    let view = a.widgetLabel { Text(verbatim: "b") }
    guard case .widgetLabel(let label) = try modifier(view) else {
      Issue.record("no label"); return
    }
    #expect(label.words == ["b"])
    #expect(
      ViewArchiver.archive(view.environment(\.widgetFamily, .accessoryCorner)).words == ["a", "b"]
    )
    #expect(
      ViewArchiver.archive(view.environment(\.widgetFamily, .accessoryInline)).words == ["a"]
    )
  }
}
