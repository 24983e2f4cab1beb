public import Foundation
import WidgetRender

/// The distances that a view prefers to its neighbours: a column beside it, nothing above and below (SU-28).
public struct ViewSpacing: Sendable {
  /// Edges at which the view wants nothing between itself and its neighbour, as a spacer does.
  private var closed: Edge.Set

  public init() { self.init(closed: []) }

  init(closed: Edge.Set) {
    self.closed = closed
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(closed: .all)

  /// Takes over the distances of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    closed = closed.subtracting(edges.subtracting(other.closed))
  }

  /// These distances with those of another view at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The points between this view and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if axis == .vertical || closed.contains(end) || next.closed.contains(start) { return 0 }
    return CGFloat(PointScale.pointsPerColumn)
  }
}
