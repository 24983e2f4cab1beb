import Foundation
import WidgetRender

/// A part of the archive that is made when the room of a marked view is known.
enum DeferredElement {
  /// Replaces the mark: it is offered everything, or chooses its size by the answer.
  case view(LayoutProbe.Answer?, make: @MainActor (ViewFrame) -> ArchivedView)
  /// A modifier around the marked view that does not change the layout.
  case modifier(@MainActor (ViewFrame) -> ArchivedModifier?)
  /// A modifier around the marked view that moves it, for which its size is enough.
  case guide((GuidedView) -> ArchivedModifier?)
  /// A guide of an author's own, in cells from the view's edge, for containers further out.
  case ownGuide(any AlignmentID.Type, CellAxis, (ViewDimensions) -> Int)
  /// Nothing: only the frame of the marked view is recorded.
  case frame
  /// A container's question about its child.
  case traits([ObjectIdentifier: Any])

  /// The marked view's own answer to a proposal; `nil` for the layout's.
  var answer: LayoutProbe.Answer? {
    if case .view(let answer, _) = self { answer } else { nil }
  }

  /// Whether a guide has to be known before anything else is placed.
  var isGuide: Bool {
    switch self {
    case .guide, .ownGuide: true
    default: false
    }
  }
}

/// The room that a view got, for author code that asks for its size.
struct ViewFrame {
  /// The view's frame in the widget, in cells.
  let cells: CellRect

  /// The size in points.
  var size: CGSize { frame.size }

  /// The view's frame in the widget's content, in points.
  var frame: CGRect { CGRect(cells) }

  /// A widget has no safe areas (WK-52).
  private var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension CGRect {
  /// Points for cells, by the scale that turns points into cells.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.origin.column) * PointScale.pointsPerColumn,
      y: Double(cells.origin.row) * PointScale.pointsPerRow,
      width: Double(cells.size.columns) * PointScale.pointsPerColumn,
      height: Double(cells.size.rows) * PointScale.pointsPerRow
    )
  }
}

/// A view whose guide is asked for: its size, and the guides that views inside it set.
struct GuidedView {
  /// A guide of an author's own, in cells of the widget.
  struct Guide {
    let id: ObjectIdentifier
    let position: Int
  }

  let cells: CellRect
  let dimensions: ViewDimensions
  let inner: [Guide]

  /// Returns the mean of the guides that views inside set for `id`, from `origin`; `nil` if there are none (SU-37).
  func average(of id: ObjectIdentifier, from origin: Int) -> Int? {
    let positions = inner.filter { $0.id == id }.map(\.position)
    guard !positions.isEmpty else { return nil }
    return positions.reduce(0, +) / positions.count - origin
  }
}
