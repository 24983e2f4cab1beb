public import Foundation
import WidgetRender

/// The views inside a layout, in the order of the source.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  /// The side at which lines begin; the frames that a layout sets are mirrored automatically.
  public var layoutDirection: LayoutDirection
  private let elements: ArraySlice<LayoutSubview>

  init(_ elements: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview { elements[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection)
  }

  public subscript<Chosen: Sequence>(indices: Chosen) -> LayoutSubviews where Chosen.Element == Int
  {
    LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection)
  }
}

/// A view inside a layout, which can be measured and placed.
public struct LayoutSubview: Equatable {
  let child: LayoutChild

  /// Returns the size that the subview chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(child.measure(proposal).size)
  }

  /// Returns the size and the guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(child.measure(proposal))
  }

  /// The view's preferred distances to its neighbours; a spacer has none.
  public var spacing: ViewSpacing { child.probe.isSpacer ? .zero : ViewSpacing() }

  /// The view's priority in its container, which `layoutPriority(_:)` sets.
  public var priority: Double { child.probe.priority }

  /// Returns the value that the subview passes to its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    child.traits[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Places the subview, with its anchor at a point of the layout's bounds.
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

/// A view inside a layout, which is archived once and measured as often as the layout asks.
final class LayoutChild {
  /// The position that the layout gave the view, and the size that it proposed.
  struct Placement {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  let view: ArchivedView
  fileprivate let traits: [ObjectIdentifier: Any]
  var probe: LayoutProbe
  var placement: Placement?

  init(_ view: ArchivedView, _ traits: [ObjectIdentifier: Any], _ probe: consuming LayoutProbe) {
    self.view = view
    self.traits = traits
    self.probe = probe
  }

  func measure(_ proposal: ProposedViewSize) -> LayoutProbe.Dimensions {
    probe.measure(proposal.cells)
  }

  /// Returns the view at the position from the layout, or centred in `bounds` if the layout did not
  /// place it.
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
      .frame(
        width: CellLength(cells: size.columns),
        height: CellLength(cells: size.rows),
        .topLeading
      )
    )
    if columns == 0, rows == 0 { return framed }
    return .modified(framed, .offset(columns: columns, rows: rows))
  }

  /// Returns the number of cells before a view of `length` cells whose anchor is at `position`.
  ///
  /// If one cell remains beside a centred view, it is after the view, as in stacks (SU-72).
  private static func cells(before position: Double, _ length: Int, _ anchor: Double) -> Int {
    let exact = position - anchor * Double(length)
    guard exact.isFinite else { return 0 }
    let bound = Double(PointScale.maximumCells)
    let rounded = anchor > 0 ? (exact - 0.5).rounded(.up) : (exact + 0.5).rounded(.down)
    return Int(min(max(rounded, -bound), bound))
  }
}

/// The preferred distances of a view to its neighbours: one column horizontally, none vertically
/// (SU-28).
public struct ViewSpacing: Sendable {
  /// The edges at which the view has no distance to its neighbour; a spacer has no distance at any
  /// edge.
  private var closed: Edge.Set

  public init() { self.init(closed: []) }

  init(closed: Edge.Set) {
    self.closed = closed
  }

  /// Spacing without a distance at any edge.
  public static let zero = ViewSpacing(closed: .all)

  /// Replaces each distance at `edges` by that of another view, if the other is greater.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    closed = closed.subtracting(edges.subtracting(other.closed))
  }

  /// Returns these distances; at `edges`, each is the greater of this view's and the other view's.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance in points between this view and the next along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if axis == .vertical || closed.contains(end) || next.closed.contains(start) { return 0 }
    return CGFloat(PointScale.pointsPerColumn)
  }
}
