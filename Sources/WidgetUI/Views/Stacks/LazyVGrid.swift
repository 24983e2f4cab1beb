public import Foundation
import WidgetRender

/// A track of a lazy grid: a column of an upright one, a row of a lying one (SU-45).
public struct GridItem: Sendable {
  /// The width or height of a track, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The gap to the next track, in points; `nil` as in stacks.
  public var spacing: CGFloat?
  /// The alignment of a view in its cell; `nil` for the centre.
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

  /// The track, whose lengths `scaled` turns into cells.
  func archived(_ scaled: (Double) -> CellLength) -> ArchivedTrackGrid.Track {
    func length(_ points: CGFloat, atLeast minimum: CGFloat = 0) -> CellLength {
      scaled(Double(max(points, minimum)))
    }
    let archivedSize: ArchivedTrackGrid.Track.Size =
      switch size {
      case .fixed(let points): .fixed(length(points))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: length(minimum), maximum: length(maximum, atLeast: minimum))
      case .adaptive(let minimum, let maximum):
        .adaptive(
          minimum: max(length(minimum), 1),
          maximum: max(length(maximum, atLeast: minimum), 1)
        )
      }
    return ArchivedTrackGrid.Track(
      archivedSize,
      spacing: spacing.map { length($0) },
      alignment: alignment?.archived
    )
  }
}

/// Views in lines of columns, one line beneath the other (SU-45); a widget makes all of them.
public struct LazyVGrid<Content> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// A grid of `columns`, with all of its children; `spacing`, in points, is between the lines.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [
      .trackGrid(
        ArchivedTrackGrid(
          .vertical,
          tracks: columns.map { $0.archived(CellLength.columns) },
          alignment: CellAlignment(alignment.archived, .center),
          spacing: spacing.map { .rows(Double(max($0, 0))) },
          scope.along(nil).children(of: content)
        )
      )
    ]
  }
}

/// Views in columns of rows, one column next to the other (SU-45); a widget makes all of them.
public struct LazyHGrid<Content> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// A grid of `rows`, with all of its children; `spacing`, in points, is between the columns.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [
      .trackGrid(
        ArchivedTrackGrid(
          .horizontal,
          tracks: rows.map { $0.archived(CellLength.rows) },
          alignment: CellAlignment(.center, alignment.archived),
          spacing: spacing.map { .columns(Double(max($0, 0))) },
          scope.along(nil).children(of: content)
        )
      )
    ]
  }
}
