import Foundation
import WidgetRender

/// A view inside a layout: archived already, measured as often as the layout asks.
final class LayoutChild {
  /// Where the layout put the view.
  struct Placement {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  let view: ArchivedView
  let traits: [ObjectIdentifier: Any]
  var probe: LayoutProbe
  var placement: Placement?

  init(_ view: ArchivedView, _ traits: [ObjectIdentifier: Any], _ probe: LayoutProbe) {
    self.view = view
    self.traits = traits
    self.probe = probe
  }

  func measure(_ proposal: ProposedViewSize) -> LayoutProbe.Dimensions {
    probe.measure(proposal.cells)
  }

  /// The view where the layout put it; in the centre of `bounds` if it did not.
  func frozen(in bounds: CGSize, _ proposal: ProposedViewSize) -> ArchivedView {
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let placement = placement ?? Placement(point: center, anchor: .center, proposal: proposal)
    let size = measure(placement.proposal).size
    let (x, y) = (Double(placement.point.x), Double(placement.point.y))
    let columns = Self.cells(
      before: x / PointScale.pointsPerColumn,
      size.columns,
      Double(placement.anchor.x)
    )
    let rows = Self.cells(
      before: y / PointScale.pointsPerRow,
      size.rows,
      Double(placement.anchor.y)
    )
    let framed = ArchivedView.modified(
      view,
      .frame(width: size.columns, height: size.rows, .topLeading)
    )
    if columns == 0, rows == 0 { return framed }
    return .modified(framed, .offset(columns: columns, rows: rows))
  }

  /// Cells before a view of `length` whose anchor stands at `position`, in cells.
  ///
  /// Half a cell goes behind a view that is centred, as in stacks (SU-72).
  private static func cells(before position: Double, _ length: Int, _ anchor: Double) -> Int {
    let exact = position - anchor * Double(length)
    guard exact.isFinite else { return 0 }
    let bound = Double(PointScale.maximumCells)
    let rounded = anchor > 0 ? (exact - 0.5).rounded(.up) : (exact + 0.5).rounded(.down)
    return Int(min(max(rounded, -bound), bound))
  }
}
