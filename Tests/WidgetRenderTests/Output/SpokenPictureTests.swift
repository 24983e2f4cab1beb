import Testing

@testable import WidgetRender

@Suite("A picture in sentences (SU-70)", .timeLimit(.minutes(2)))
struct SpokenPictureTests {
  private let context = DrawContext(now: Instant(microseconds: 0))

  private func sentences(_ view: ArchivedView, rows: Int = 10) -> [String] {
    SpokenPicture(view, size: CellSize(columns: 40, rows: rows), in: context).sentences
  }

  private func row(_ children: ArchivedView...) -> ArchivedView {
    .stack(ArchivedStack(.horizontal, children))
  }

  private func column(_ children: ArchivedView...) -> ArchivedView {
    .stack(ArchivedStack(.vertical, spacing: CellLength(cells: 0), children))
  }

  private func pressed(_ view: ArchivedView, _ role: ArchivedAction.Role) -> ArchivedView {
    .modified(view, .action(ArchivedAction(intent: "Press", role: role)))
  }

  @Test func `a row is a sentence, a column one for each of its parts`() {
    let view = column(text("Today"), row(text("Milk"), text("2")), row(text("Bread"), text("1")))
    #expect(sentences(view) == ["Today", "Milk, 2", "Bread, 1"])
  }

  @Test func `columns beside each other are said one after the other`() {
    let view = row(column(text("Mon"), text("7°")), column(text("Tue"), text("9°")))
    #expect(sentences(view) == ["Mon", "7°", "Tue", "9°"])
  }

  @Test(
    arguments: [
      (ArchivedAction.Role.button, "button Add"), (.toggleOn, "switch Add on"),
      (.toggleOff, "switch Add off"),
    ]
  )
  func `what can be pressed says so, with its state`(_ role: ArchivedAction.Role, _ told: String) {
    #expect(sentences(pressed(text("Add"), role)) == [told])
  }

  @Test func `a symbol is its name without its frame, a meter its share, a struck text is done`() {
    let struck = text("Milk", style: TextStyle(attributes: .strikethrough))
    let symbol = ArchivedView.symbol(name: "checkmark.circle.fill", style: TextStyle())
    let meter = ArchivedView.meter(
      ArchivedMeter(.bar, .fraction(0.256), paint: .color(.accent), track: .primary)
    )
    #expect(sentences(row(symbol, struck)) == ["checkmark, Milk (crossed out)"])
    #expect(sentences(meter) == ["26 %"])
  }

  @Test func `what is not seen is not said`() {
    let hidden = column(
      .modified(text("a"), .hidden),
      .modified(text("b"), .opacity(0)),
      .divider(.primary),
      text("c")
    )
    #expect(sentences(hidden) == ["c"])
    let fitting = ArchivedView.firstThatFits(
      horizontal: true,
      vertical: false,
      [text(String(repeating: "long ", count: 20)), text("short")]
    )
    #expect(sentences(fitting) == ["short"])
  }

  @Test func `what is redacted is not given away`() {
    #expect(sentences(.modified(text("1,234"), .redacted(.privacy))) == ["private"])
    #expect(sentences(.modified(text("1,234"), .redacted(.placeholder))) == ["not known yet"])
  }
}
