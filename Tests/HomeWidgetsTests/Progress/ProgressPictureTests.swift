import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of progress", .timeLimit(.minutes(2)))
struct ProgressPictureTests {
  nonisolated static let names = ["empty", "everyday", "beginning", "chosen", "huge"]

  private static let today = CivilDate(Samples.now, in: Samples.utc)

  private static func entry(_ name: String) -> ProgressEntry {
    var entry = ProgressEntry.preview(at: Samples.now, in: Samples.utc)
    let one = ProgressHistory([today: 1])
    switch name {
    case "empty": entry = made(ProgressHistory([:]), open: 0, [:])
    case "beginning": entry = made(one, open: 2, [.days: 2])
    case "chosen":
      let counts = (0..<90).map { (today.adding(days: -$0), $0 % 4) }
      entry = made(
        ProgressHistory(Dictionary(counts) { first, _ in first }),
        open: 9,
        [.days: 1, .months: 3, .older: 5],
        undated: 12,
        choice: "@Work +home",
        days: 14
      )
    case "huge":
      let counts = (0..<400).map { (today.adding(days: -$0), 99_999 - $0) }
      entry = made(
        ProgressHistory(Dictionary(counts) { first, _ in first }),
        open: 100_000,
        [.days: 1, .weeks: 20_000, .months: 30_000, .older: 49_999, .unknown: 7],
        undated: 100_000,
        choice: String(repeating: "@長い名前", count: 12)
      )
    default: break
    }
    return entry
  }

  private static func made(
    _ history: ProgressHistory,
    open: Int,
    _ ages: [ProgressAges.Age: Int],
    undated: Int = 0,
    choice: String = "",
    days: Int? = nil
  ) -> ProgressEntry {
    ProgressEntry(
      date: Samples.now,
      picture: ProgressPicture(
        history,
        on: today,
        openCount: open,
        ages: ProgressAges(ages),
        undatedCount: undated,
        choice: choice,
        wantedDays: days
      )
    )
  }

  private func drawing(
    _ family: WidgetFamily
  ) -> WidgetDrawing<ProgressEntry, ProgressWidgetView> {
    WidgetDrawing(family: family, title: "Progress") { ProgressWidgetView(picture: $0.picture) }
  }

  private func pictures(_ name: String, isASCII: Bool = false) throws -> String {
    try WidgetFamily.placeable.map { family in
      var drawing = drawing(family)
      drawing.isASCII = isASCII
      return "\(family.commandLineName):\n" + (try drawing.text(of: Self.entry(name)))
    }
    .joined()
  }

  // BW-20
  @Test(arguments: names)
  func `every size has its picture`(name: String) throws {
    try expectSnapshot(pictures(name), "progress-\(name)")
  }

  // BW-20
  @Test func `ASCII says the same`() throws {
    try expectSnapshot(pictures("everyday", isASCII: true), "progress-everyday-ascii")
  }

  // BW-20
  @Test func `Turkish has the same columns`() throws {
    try UserLanguage.$spoken.withValue(.turkish) {
      try expectSnapshot(pictures("everyday"), "progress-everyday-turkish")
    }
  }

  // BW-20, CL-20
  @Test func `the bars follow a page of other cells`() throws {
    let pages = [
      (WidgetFamily.systemSmall, CellSize(columns: 26, rows: 14)),
      (.systemMedium, CellSize(columns: 60, rows: 8)),
      (.systemLarge, CellSize(columns: 58, rows: 28)),
      (.systemExtraLarge, CellSize(columns: 98, rows: 26)),
    ]
    let context = DrawContext(now: Instant(Samples.now), isASCII: false)
    let pictures = try pages.map { family, cells in
      let kept = try drawing(family).archive(of: Self.entry("everyday"))
      return WidgetPicture(kept.view, size: cells, in: context).grid.plainText
    }
    try expectSnapshot(pictures.joined(separator: "\n"), "progress-on-other-cells")
  }

  // BW-20, RI-1
  @Test(arguments: names, WidgetFamily.placeable)
  func `no terminal is too narrow`(name: String, family: WidgetFamily) throws {
    let kept = try drawing(family).archive(of: Self.entry(name))
    for columns in [1, 5, 12, 22, 44, 79, 80] {
      var drawing = drawing(family)
      (drawing.columns, drawing.isASCII) = (columns, columns.isMultiple(of: 2))
      for line in drawing.picture(of: kept).grid.plainText.split(separator: "\n") {
        #expect(TextWidth.columns(of: String(line)) <= columns)
      }
    }
  }

  // BW-20, WK-69
  @Test(arguments: WidgetFamily.placeable)
  func `a placeholder has blocks where the sample has words`(family: WidgetFamily) throws {
    var drawing = drawing(family)
    drawing.isPlaceholder = true
    let text = try drawing.text(of: ProgressEntry.preview(at: Samples.now, in: Samples.utc))
    #expect(!text.contains("today"))
    #expect(text.contains("░"))
  }

  @Test func `an archive stays small`() throws {
    for family in WidgetFamily.placeable {
      let archiver = EntryArchiver(setting: PictureSetting(family: family)) {
        (entry: ProgressEntry) in ProgressWidgetView(picture: entry.picture)
      }
      #expect(archiver(Self.entry("huge")).light.count < 12_000)
    }
  }
}
