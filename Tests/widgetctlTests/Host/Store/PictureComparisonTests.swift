import Moments
import SharedStore
import Testing
import WidgetRender

@testable import widgetctl

@Suite("Whether a reload changed what is shown", .timeLimit(.minutes(2)))
struct PictureComparisonTests {
  private let comparison = PictureComparison(family: .systemSmall, made: 100)

  private static func archive(_ text: String) -> [UInt8] {
    ArchivedView.text(ArchivedText(runs: [.init(.verbatim(text))])).compactBytes
  }

  private func entry(_ date: Int64, _ text: String, dark: String? = nil) -> StoredEntry {
    StoredEntry(
      date: date,
      light: Self.archive(text),
      dark: dark.map { Self.archive($0) }
    )
  }

  /// The entries before and after a reload, and whether a visible cell differs.
  @Test(
    arguments: [
      // The same picture under another date.
      ([(0, "a")], [(100, "a")], false),
      ([(0, "a")], [(100, "b")], true),
      // What is past differs no longer.
      ([(0, "a"), (50, "b")], [(10, "c"), (60, "b")], false),
      // An entry more that shows what was shown anyway.
      ([(0, "a"), (200, "b")], [(100, "a"), (150, "a"), (200, "b")], false),
      ([(0, "a"), (200, "b")], [(100, "a"), (199, "b")], true),
      // Other bytes of the same cells.
      ([(0, "a")], [(100, "a ")], false),
    ] as [([(Int64, String)], [(Int64, String)], Bool)]
  )
  func `entries are compared at each instant from now on`(
    _ before: [(Int64, String)],
    _ after: [(Int64, String)],
    _ expected: Bool
  ) {
    let differs = comparison.differs(
      before.map { entry($0.0, $0.1) },
      after.map { entry($0.0, $0.1) }
    )
    #expect(differs == expected)
  }

  @Test func `pictures that were drawn before decide the same`() {
    var kept = comparison
    kept.drawn = DrawnPictures()
    for (before, after, expected) in [("a", "b", true), ("b", "b ", false), ("b ", "a", true)] {
      #expect(kept.differs([entry(0, before)], [entry(100, after)]) == expected)
    }
  }

  /// The time for which a stored picture is requested, the time when it changes by itself, and
  /// whether it is still valid.
  @Test(
    arguments: [
      (100, nil, true), (5_000, nil, true), (99, nil, false), (199, 200, true), (200, 200, false),
    ] as [(Int64, Int64?, Bool)]
  )
  func `a drawn picture holds until it looks different by itself`(
    _ moment: Int64,
    _ change: Int64?,
    _ expected: Bool
  ) throws {
    let (drawn, size) = (DrawnPictures(), CellSize(columns: 20, rows: 10))
    let archive = Self.archive("a")
    var picture = WidgetPicture(
      try ArchivedView(compactBytes: archive),
      size: size,
      in: DrawContext(now: Instant(microseconds: 100))
    )
    picture.nextChange = change.map { Instant(microseconds: $0) }
    drawn.keep(picture, of: archive, size, from: Instant(microseconds: 100))
    let found = drawn.picture(of: archive, size, at: Instant(microseconds: moment))
    #expect((found != nil) == expected)
    #expect(drawn.picture(of: Self.archive("b"), size, at: .init(microseconds: 100)) == nil)
    #expect(drawn.picture(of: archive, CellSize(columns: 1, rows: 1), at: .latest) == nil)
  }

  @Test func `dark screens are looked at too`() {
    #expect(comparison.differs([entry(0, "a", dark: "b")], [entry(100, "a", dark: "b")]) == false)
    #expect(comparison.differs([entry(0, "a", dark: "b")], [entry(100, "a", dark: "c")]) == true)
    #expect(comparison.differs([entry(0, "a")], [entry(100, "a", dark: "c")]) == true)
  }

  @Test func `beyond 64 pictures it is not known, and what cannot be drawn differs`() {
    let before = (0...70).map { entry(Int64($0) * 100, "a") }
    let after = (0...70).map { entry(Int64($0) * 100, "a ") }
    #expect(comparison.differs(before, after) == nil)
    #expect(comparison.differs(Array(before.prefix(60)), Array(after.prefix(60))) == false)
    #expect(comparison.differs([entry(0, "a")], [StoredEntry(date: 100, light: [0xFF])]) == true)
  }
}
