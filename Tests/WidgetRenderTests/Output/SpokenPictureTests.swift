import Moments
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
      (ArchivedAction.Role.button, "button Add"), (.toggleOn, "Add, on"),
      (.toggleOff, "Add, off"),
    ]
  )
  func `what can be pressed says so, with its state`(_ role: ArchivedAction.Role, _ told: String) {
    #expect(sentences(pressed(text("Add"), role)) == [told])
  }

  private func symbol(_ name: String) -> ArchivedView { .symbol(name: name, style: TextStyle()) }

  @Test(
    arguments: [
      ("checkmark.circle.fill", ["done"]), ("exclamationmark.triangle.fill", ["warning"]),
      ("wifi.slash", ["no Wi-Fi"]), ("arrow.up.right", ["up"]), ("cloud.rain.fill", ["rain"]),
      // What only decorates is silent, and so is what nobody has named.
      ("internaldrive", []), ("circle", []), ("square.grid.2x2", []), ("", []),
    ]
  )
  func `a symbol is read by its meaning, and never by its name`(_ name: String, _ told: [String]) {
    #expect(sentences(symbol(name)) == told)
    #expect(
      sentences(row(symbol(name), text("local"))) == [(told + ["local"]).joined(separator: ", ")]
    )
  }

  @Test func `the words of a control say enough without its symbols`() {
    let mark = row(text("Dark mode"), symbol("checkmark.circle.fill"))
    #expect(sentences(pressed(mark, .toggleOn)) == ["Dark mode, on"])
    #expect(sentences(pressed(row(symbol("plus"), text("New")), .button)) == ["button New"])
    #expect(sentences(pressed(symbol("plus"), .button)) == ["button add"])
    #expect(sentences(pressed(symbol("internaldrive"), .button)) == ["button"])
    #expect(sentences(pressed(symbol("circle"), .toggleOff)) == ["switch, off"])
    #expect(sentences(.modified(symbol("link"), .link("https://example.org"))) == ["link link"])
  }

  @Test func `a control is called by its author's label, else by its symbol where it has no words`()
  {
    let add = ArchivedAction(intent: "Add")
    let (plus, words) = (symbol("plus"), text("New"))
    func called(_ view: ArchivedView) -> String? { SpokenControls(view)[.action(add)] }
    let button = ArchivedModifier.action(add)
    #expect(called(.modified(plus, button)) == "add")
    #expect(called(.modified(words, button)) == nil)
    #expect(called(.modified(row(plus, words), button)) == nil)
    let label = ArchivedModifier.spoken(ArchivedSpeech(label: "complete"))
    #expect(called(.modified(.modified(plus, button), label)) == "complete")
    #expect(called(.modified(.modified(plus, label), button)) == "complete")
    #expect(called(column(text("a"), row(.modified(.modified(plus, button), label)))) == "complete")
    // A label of what is around several views is that of none of them.
    #expect(called(.modified(row(.modified(words, button), text("b")), label)) == nil)
  }

  @Test func `a symbol is its meaning, a meter its share, a struck text is crossed out`() {
    let struck = text("Milk", style: TextStyle(attributes: .strikethrough))
    let symbol = ArchivedView.symbol(name: "checkmark.circle.fill", style: TextStyle())
    let meter = ArchivedView.meter(
      ArchivedMeter(.bar, .fraction(0.256), paint: .color(.accent), track: .primary)
    )
    #expect(sentences(row(symbol, struck)) == ["done, Milk (crossed out)"])
    #expect(sentences(meter) == ["26 %"])
  }

  @Test func `an author's label is said in place of what is shown, and the value behind it`() {
    let mark = pressed(.symbol(name: "circle", style: TextStyle()), .button)
    let labelled = ArchivedView.modified(
      mark,
      .spoken(ArchivedSpeech(label: "Complete", value: "late"))
    )
    #expect(sentences(row(labelled, text("Milk"))) == ["button Complete, late, Milk"])
    let valued = ArchivedView.modified(text("Milk"), .spoken(ArchivedSpeech(value: "2 l")))
    #expect(sentences(valued) == ["Milk, 2 l"])
    let hidden = ArchivedView.modified(text("○"), .spoken(ArchivedSpeech(isHidden: true)))
    #expect(sentences(row(hidden, text("Milk"))) == ["Milk"])
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
