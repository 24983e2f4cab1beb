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
    let points = CGSize(size)
    let x = placement.point.x - placement.anchor.x * points.width
    let y = placement.point.y - placement.anchor.y * points.height
    let framed = ArchivedView.modified(
      view,
      .frame(width: size.columns, height: size.rows, .topLeading)
    )
    let (columns, rows) = (PointScale.columns(Double(x)), PointScale.rows(Double(y)))
    if columns == 0, rows == 0 { return framed }
    return .modified(framed, .offset(columns: columns, rows: rows))
  }
}
