import Moments
import Testing
import WidgetRender

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Controls of a shown widget", .timeLimit(.minutes(2)))
struct WidgetControlTests {
  private func text(_ string: String) -> ArchivedView {
    .text(ArchivedText(runs: [.init(.verbatim(string))]))
  }

  private func button(
    _ view: ArchivedView,
    _ intent: String,
    _ role: ArchivedAction.Role = .button
  ) -> ArchivedView {
    .modified(view, .action(ArchivedAction(intent: intent, role: role)))
  }

  private func row(_ views: [ArchivedView]) -> ArchivedView {
    .stack(ArchivedStack(.horizontal, spacing: 1, views))
  }

  private func controls(_ rows: [ArchivedView]) -> [WidgetControl] {
    let view = ArchivedView.stack(ArchivedStack(.vertical, alignment: .topLeading, rows))
    return WidgetControl.all(
      in: WidgetPicture(
        view,
        size: CellSize(columns: 30, rows: 6),
        in: DrawContext(now: Instant(microseconds: 0))
      )
    )
  }

  private var circle: ArchivedView { .symbol(name: "circle", style: TextStyle()) }

  @Test func `controls are numbered line by line, each with its words`() {
    let found = controls([
      row([button(text("Add"), "A"), button(text("Sort"), "B", .toggleOn)]),
      .modified(text("More"), .link("https://example.org")),
    ])
    #expect(found.map(\.number) == [1, 2, 3])
    #expect(found.map(\.label) == ["Add", "Sort", "More"])
    #expect(found.map(\.kind) == ["button", "toggle, on", "link"])
  }

  @Test func `a symbol is called by the words behind it, up to the next control`() {
    let found = controls([
      row([button(circle, "A"), text("Buy milk"), button(circle, "B"), text("Call")])
    ])
    #expect(found.map(\.label) == ["Buy milk", "Call"])
  }

  @Test func `a symbol without words is called by itself`() {
    #expect(controls([button(circle, "A")]).map(\.label) == ["○"])
  }

  @Test func `what is hidden or outside the widget cannot be pressed`() {
    let hidden = ArchivedView.modified(button(text("Hidden"), "A"), .hidden)
    let below = (0..<9).map { button(text("Row \($0)"), "B") }
    #expect(controls([hidden] + below).allSatisfy { $0.label.hasPrefix("Row") })
    #expect(controls(below).count == 6)
  }

  // CL-10
  @Test(arguments: [
    ("2", 2), ("call the dentist", 2), ("CALL", 2), ("dent", 2), ("call", 2), ("10", 3),
  ])
  func `a control is meant by its number, its words or a beginning`(
    word: String,
    number: Int
  ) throws {
    let labels = ["Buy 10 eggs", "Call the dentist"]
    let selector = ControlSelector(controls: Self.controls(labels), widget: "to-do")
    if number > labels.count {
      let error = #expect(throws: CommandError.self) { try selector.select(word) }
      #expect(error?.exitCode == .negative)
    } else {
      #expect(try selector.select(word).number == number)
    }
  }

  @Test(arguments: [
    ("buy", "'buy' matches more than one control", "candidates: 1 (Buy milk), 2 (Buy tea)"),
    ("byu milk", "unknown control 'byu milk'", "did you mean 'Buy milk'?"),
    ("water", "unknown control 'water'", "'widgetctl tap to-do' lists them"),
  ])
  func `other words name what there is`(word: String, message: String, hint: String) {
    let controls = Self.controls(["Buy milk", "Buy tea", "Call"])
    let selector = ControlSelector(controls: controls, widget: "to-do")
    let error = #expect(throws: CommandError.self) { try selector.select(word) }
    #expect(error?.exitCode == .usage)
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }

  private static func controls(_ labels: [String]) -> [WidgetControl] {
    labels.enumerated().map { index, label in
      WidgetControl(
        number: index + 1,
        label: label,
        target: .link(""),
        rect: CellRect(column: 0, row: index, columns: 1, rows: 1)
      )
    }
  }
}
