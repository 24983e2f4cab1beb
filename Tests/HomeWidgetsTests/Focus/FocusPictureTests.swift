import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets

@MainActor
@Suite("Pictures of the focus timer", .timeLimit(.minutes(2)))
struct FocusPictureTests {
  nonisolated static let names = [
    "empty", "running", "paused", "stopped", "over", "break", "done", "removed", "hostile",
  ]

  private static func entry(_ name: String) throws -> FocusEntry {
    let contents = try #require(FocusSamples.datasets.first { $0.0 == name }).1
    return FocusEntry(date: Samples.now, picture: contents.picture(at: Samples.now))
  }

  private func pictures(_ entry: FocusEntry, isASCII: Bool = false) throws -> String {
    try WidgetFamily.placeable.map { family in
      var drawing = focusDrawing(family)
      drawing.isASCII = isASCII
      return "\(family.commandLineName):\n" + (try drawing.text(of: entry))
    }
    .joined()
  }

  // BW-20
  @Test(arguments: names)
  func `every size has its picture`(name: String) throws {
    try expectSnapshot(pictures(Self.entry(name)), "focus-\(name)")
  }

  // BW-20
  @Test func `ASCII says the same`() throws {
    try expectSnapshot(pictures(Self.entry("running"), isASCII: true), "focus-running-ascii")
  }

  // BW-20
  @Test(arguments: names, WidgetFamily.placeable)
  func `no name reaches the terminal as a control, and no terminal is too narrow`(
    name: String,
    family: WidgetFamily
  ) throws {
    let kept = try focusDrawing(family).archive(of: Self.entry(name))
    for columns in [1, 5, 12, 22, 44, 79, 80] {
      var drawing = focusDrawing(family)
      (drawing.columns, drawing.isASCII) = (columns, columns.isMultiple(of: 2))
      for line in drawing.picture(of: kept).grid.plainText.split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line)) <= columns)
        #expect(
          !line.unicodeScalars.contains { $0.value < 0x20 || (0x202A...0x202E).contains($0.value) }
        )
      }
    }
  }

  // BW-20, WK-69
  @Test(arguments: WidgetFamily.placeable)
  func `a placeholder has blocks where the sample has words`(family: WidgetFamily) throws {
    var drawing = focusDrawing(family)
    let entry = FocusEntry.preview(at: Samples.now, in: Samples.utc)
    let sample = try drawing.text(of: entry)
    drawing.isPlaceholder = true
    let text = try drawing.text(of: entry)
    #expect(!text.contains("Grandma"))
    #expect(family == .accessoryCircular || sample.contains("Grandma"))
    #expect(text.contains("░"))
  }

  // WK-117
  @Test func `the count runs down while the picture is kept as it is`() throws {
    let kept = try focusDrawing(.systemMedium).archive(of: Self.entry("running"))
    func inline(after seconds: Double) throws -> String {
      let line = try focusDrawing(.accessoryInline).archive(of: Self.entry("running"))
      let later = KeptPicture(view: line.view, date: line.date.addingTimeInterval(seconds))
      return focusDrawing(.accessoryInline).picture(of: later).grid.plainText
    }
    #expect(try inline(after: 0).contains("18:00"))
    #expect(try inline(after: 61).contains("16:59"))
    #expect(try inline(after: 5_000).contains("0:00"))
    let later = KeptPicture(view: kept.view, date: kept.date.addingTimeInterval(61))
    #expect(
      focusDrawing(.systemMedium).picture(of: later).grid.plainText
        != focusDrawing(.systemMedium).picture(of: kept).grid.plainText
    )
  }

  @Test(
    arguments: [
      ("empty", ["StartFocus s"]),
      ("running", ["PauseFocus p", "StopFocus s", "SkipSession k"]),
      ("paused", ["ResumeFocus p", "StopFocus s", "SkipSession k"]),
      ("over", ["StartBreak b", "StartFocus s"]),
      ("break", ["PauseFocus p", "StopFocus s", "SkipSession k"]),
    ]
  )
  func `what can be pressed has its key`(name: String, expected: [String]) throws {
    let actions = try focusDrawing(.systemMedium).picture(of: Self.entry(name)).hitAreas
      .compactMap { area -> String? in
        guard case .action(let action) = area.target else { return nil }
        return "\(action.intent) \(action.key ?? "")"
      }
    #expect(actions == expected)
  }

  @Test func `a row of a large one focuses on its to-do, never on the one at hand`() throws {
    let numbers = try focusDrawing(.systemExtraLarge).picture(of: Self.entry("running")).hitAreas
      .compactMap { area -> ArchivedAction? in
        if case .action(let action) = area.target, action.intent == "FocusOn" {
          action
        } else {
          nil
        }
      }
    #expect(numbers.count == FocusSamples.choices.count)
  }
}
