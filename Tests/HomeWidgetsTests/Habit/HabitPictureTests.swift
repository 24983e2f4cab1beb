import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of habits", .timeLimit(.minutes(2)))
struct HabitPictureTests {
  nonisolated static let names = ["empty", "everyday", "many", "single", "missing", "hostile"]

  private static func entry(_ name: String) throws -> HabitEntry {
    try #require(HabitSamples.datasets.first { $0.0 == name }).1
  }

  private func pictures(_ name: String, isASCII: Bool = false) throws -> String {
    try WidgetFamily.placeable.map { family in
      var drawing = habitDrawing(family)
      drawing.isASCII = isASCII
      return "\(family.commandLineName):\n" + (try drawing.text(of: Self.entry(name)))
    }
    .joined()
  }

  // BW-20
  @Test(arguments: names)
  func `every size has its picture`(name: String) throws {
    try expectSnapshot(pictures(name), "habit-\(name)")
  }

  // BW-20
  @Test(arguments: ["everyday", "single"])
  func `ASCII says the same`(name: String) throws {
    try expectSnapshot(pictures(name, isASCII: true), "habit-\(name)-ascii")
  }

  // BW-20, RI-1
  @Test(arguments: names, WidgetFamily.placeable)
  func `no name reaches the terminal as a control, and no terminal is too narrow`(
    name: String,
    family: WidgetFamily
  ) throws {
    let kept = try habitDrawing(family).archive(of: Self.entry(name))
    for columns in [1, 5, 12, 22, 44, 79, 80] {
      var drawing = habitDrawing(family)
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
    var drawing = habitDrawing(family)
    let entry = HabitEntry.preview(at: Samples.now, in: Samples.utc)
    drawing.isPlaceholder = true
    let text = try drawing.text(of: entry)
    #expect(!text.contains("Read"))
    #expect(text.contains("░"))
  }

  @Test func `a row's mark ticks its habit, and hidden rows are counted`() throws {
    let picture = try habitDrawing(.systemMedium).picture(of: Self.entry("many"))
    let actions = picture.hitAreas.compactMap { area -> ArchivedAction? in
      if case .action(let action) = area.target { action } else { nil }
    }
    #expect(actions.count == 8)
    #expect(actions.allSatisfy { $0.intent == "TickHabit" })
    #expect(picture.continuedRows == 30)
    #expect(
      try habitDrawing(.systemMedium).picture(of: Self.entry("everyday")).continuedRows == nil
    )
  }

  @Test func `an archive of many habits stays small`() throws {
    for family in WidgetFamily.placeable {
      let archiver = EntryArchiver(setting: PictureSetting(family: family)) { (entry: HabitEntry) in
        HabitWidgetView(picture: entry.picture)
      }
      #expect(archiver(try Self.entry("hostile")).light.count < 12_000)
      #expect(archiver(try Self.entry("single")).light.count < 12_000)
    }
  }
}
