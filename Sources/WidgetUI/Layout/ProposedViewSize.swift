public import Foundation
import WidgetRender

/// The size that a container proposes to a view, in points; `nil` on an axis asks for the ideal
/// length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the smallest size (SU-9).
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size (SU-9).
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the greatest size (SU-9).
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal with its unspecified lengths replaced by those of `size`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ cells: ProposedCellSize) {
    self.init(
      width: cells.columns.map { CGFloat(columns: $0) },
      height: cells.rows.map { CGFloat(rows: $0) }
    )
  }

  var cells: ProposedCellSize {
    ProposedCellSize(
      columns: width.map { PointScale.columns(Double($0)) },
      rows: height.map { PointScale.rows(Double($0)) }
    )
  }
}

extension CGFloat {
  /// Creates a length in points from columns; a number of columns beyond any screen becomes
  /// infinity.
  init(columns: Int) {
    self =
      columns >= PointScale.maximumCells
      ? .infinity : CGFloat(Double(columns) * PointScale.pointsPerColumn)
  }

  /// Creates a length in points from rows; a number of rows beyond any screen becomes infinity.
  init(rows: Int) {
    self =
      rows >= PointScale.maximumCells ? .infinity : CGFloat(Double(rows) * PointScale.pointsPerRow)
  }
}

extension CGSize {
  init(_ cells: CellSize) {
    self.init(width: CGFloat(columns: cells.columns), height: CGFloat(rows: cells.rows))
  }

  var cells: CellSize {
    CellSize(
      columns: max(PointScale.columns(Double(width)), 0),
      rows: max(PointScale.rows(Double(height)), 0)
    )
  }
}
