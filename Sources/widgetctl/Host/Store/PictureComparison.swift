import Moments
import SharedStore
import WidgetRender
import WidgetTimeline

/// Determines whether the pictures of a new timeline ever differ from those of the previous
/// timeline.
struct PictureComparison {
  /// The most pictures that are compared; if there are more, nothing is compared.
  ///
  /// Each needs about a millisecond, during which the store is locked.
  static let maximumPictures = 64

  let family: WidgetFamily
  /// The time when the new timeline was made, in microseconds since 1970 UTC; earlier differences
  /// are ignored.
  let made: Int64
  /// The pictures that were drawn for earlier comparisons; `nil` if none are kept.
  var drawn: DrawnPictures?

  /// Returns whether a visible cell differs at any time from `made` on; `nil` if too many pictures
  /// would have to be drawn.
  ///
  /// Archives that cannot be drawn differ if their bytes do.
  func differs(_ before: [StoredEntry], _ after: [StoredEntry]) -> Bool? {
    var count = 0
    let dates = Set([made] + (before + after).map(\.date)).filter { $0 >= made }.sorted()
    for date in dates {
      guard let old = Self.shown(in: before, at: date), let new = Self.shown(in: after, at: date)
      else {
        return true
      }
      let pairs = [(old.light, new.light), (old.dark ?? old.light, new.dark ?? new.light)]
      for (place, pair) in pairs.enumerated() where pair.0 != pair.1 {
        // Without an archive for dark screens, the light one is used, which is already compared.
        if place == 1, old.dark == nil, new.dark == nil { continue }
        guard count < Self.maximumPictures else { return nil }
        count += 1
        if hasOtherCells(pair.0, pair.1, at: date) { return true }
      }
    }
    return false
  }

  /// Returns the entry that is shown at a time (WK-75, WK-77); `nil` if there are none.
  private static func shown(in entries: [StoredEntry], at date: Int64) -> StoredEntry? {
    entries.last { $0.date <= date } ?? entries.first
  }

  private func hasOtherCells(_ old: [UInt8], _ new: [UInt8], at date: Int64) -> Bool {
    let size = CellSize(columns: family.cells.columns, rows: family.cells.rows)
    let instant = Instant(microseconds: date)
    guard let first = picture(old, size, at: instant)?.grid,
      let second = picture(new, size, at: instant)?.grid
    else { return true }
    return (0..<size.rows).contains { row in
      (0..<size.columns).contains { first[$0, row] != second[$0, row] }
    }
  }

  /// Returns the picture of an archive at a time; `nil` if the archive cannot be read.
  private func picture(_ archive: [UInt8], _ size: CellSize, at instant: Instant) -> WidgetPicture?
  {
    if let known = drawn?.picture(of: archive, size, at: instant) { return known }
    guard let view = try? ArchivedView(compactBytes: archive) else { return nil }
    var context = DrawContext(now: instant)
    context.findsNextChange = drawn != nil
    let picture = WidgetPicture(view, size: size, in: context)
    drawn?.keep(picture, of: archive, size, from: instant)
    return picture
  }
}
