public import Foundation
import WidgetRender

/// A column of a vertical lazy grid, or a row of a horizontal one (SU-45).
public struct GridItem: Sendable {
  /// The width of a column or the height of a row, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each at least `minimum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The distance to the next column or row in points; `nil` for the default distance of stacks.
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

  /// Returns the archived column or row; `scaled` converts points to cells.
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

/// Views in columns, filled line by line (SU-45); in a widget all views are created.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) {
///   ForEach(1..<10) { Text("\($0)") }
/// }
/// ```
public struct LazyVGrid<Content> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// Creates a grid with columns; `spacing` is the distance between lines in points, and
  /// `pinnedViews` has no effect.
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

/// Views in rows, filled column by column (SU-45); in a widget all views are created.
public struct LazyHGrid<Content> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// Creates a grid with rows; `spacing` is the distance between columns in points, and
  /// `pinnedViews` has no effect.
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
