public import Foundation
import WidgetRender

/// A view inside a layout, which can be measured and placed.
public struct LayoutSubview: Equatable {
  let child: LayoutChild

  /// The size that the view chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.measure(proposal).size)
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(child.measure(proposal))
  }

  /// What the view wants between itself and its neighbours.
  public var spacing: ViewSpacing { child.probe.isSpacer ? .zero : ViewSpacing() }

  /// What `layoutPriority(_:)` set.
  public var priority: Double { child.probe.priority }

  /// A value that the view hands to its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    child.traits[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Puts the anchor of the view at a point of the layout's bounds.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    child.placement = LayoutChild.Placement(point: position, anchor: anchor, proposal: proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.child === right.child
  }
}

extension ViewDimensions {
  init(_ dimensions: LayoutProbe.Dimensions) {
    self.init(
      width: CGFloat(columns: dimensions.size.columns),
      height: CGFloat(rows: dimensions.size.rows),
      // Letters stand on the lower edge of their row.
      firstBaseline: dimensions.firstBaseline.map { CGFloat(rows: $0 + 1) },
      lastBaseline: dimensions.lastBaseline.map { CGFloat(rows: $0 + 1) }
    )
  }
}
