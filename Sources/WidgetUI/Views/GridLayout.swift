public import Foundation
import WidgetRender

/// The layout of a `Grid`: rows whose cells line up in columns (SU-42).
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// Points between columns; `nil` as in stacks.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` as in stacks.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: StackedLayout {
  var axis: CellAxis? { nil }

  /// Views that are in no row: each spans all columns.
  func archived(_ children: [ArchivedView]) -> ArchivedView {
    .grid(
      ArchivedGrid(
        alignment: alignment.archived,
        horizontalSpacing: horizontalSpacing.map { max(PointScale.columns(Double($0)), 0) },
        verticalSpacing: verticalSpacing.map { max(PointScale.rows(Double($0)), 0) },
        children.map { ArchivedGrid.Row([ArchivedGrid.Cell($0)], isWhole: true) }
      )
    )
  }

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    Grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { content }
    .archivedChildren(in: scope)
  }
}
