public import Foundation
import WidgetRender

/// A track of a lazy grid: a column of an upright one, a row of a lying one (SU-45).
public struct GridItem: Sendable {
  /// How wide or high a track is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The gap to the next track, in points; `nil` as in stacks.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; `nil` is the middle.
  public var alignment: Alignment?

  public nonisolated init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The track, whose lengths `cells` turns into cells.
  func archived(_ cells: (Double) -> Int) -> ArchivedTrackGrid.Track {
    func length(_ points: CGFloat, atLeast minimum: Int = 0) -> Int {
      max(cells(Double(points)), minimum)
    }
    let archivedSize: ArchivedTrackGrid.Track.Size =
      switch size {
      case .fixed(let points): .fixed(length(points))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: length(minimum), maximum: length(maximum, atLeast: length(minimum)))
      case .adaptive(let minimum, let maximum):
        .adaptive(
          minimum: length(minimum, atLeast: 1),
          maximum: length(maximum, atLeast: length(minimum, atLeast: 1))
        )
      }
    return ArchivedTrackGrid.Track(
      archivedSize,
      spacing: spacing.map { length($0) },
      alignment: alignment?.archived
    )
  }
}
