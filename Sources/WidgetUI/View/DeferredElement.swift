import Foundation
import WidgetRender

/// An element of the archive that is completed when the frame of a marked view is known.
///
/// A mark is a number by which the archive refers to the element.
enum DeferredElement {
  /// A view that replaces the one to which the element belongs.
  ///
  /// It fills the proposed size, or has the size that the function returns for a proposal.
  case view(LayoutProbe.Answer?, make: @MainActor (ViewFrame) -> ArchivedView)
  /// A modifier of the view, made when the view's frame is known, that does not change the layout;
  /// `nil` for no change.
  case modifier(@MainActor (ViewFrame) -> ArchivedModifier?)
  /// A modifier that aligns the view by a guide, made when the view's size is known; `nil` for no
  /// change.
  case guide((GuidedView) -> ArchivedModifier?)
  /// An author's guide, in cells from the view's edge, for outer containers.
  case ownGuide(any AlignmentID.Type, CellAxis, (ViewDimensions) -> Int)
  /// Nothing is added: only the view's frame is recorded.
  case frame
  /// The values that the view passes to its container.
  case traits([ObjectIdentifier: Any])

  /// The function that returns the view's size for a proposal; `nil` if the layout determines it.
  var answer: LayoutProbe.Answer? {
    if case .view(let answer, _) = self { answer } else { nil }
  }

  /// Whether the element sets an alignment guide; guides must be known before other frames are
  /// computed.
  var isGuide: Bool {
    switch self {
    case .guide, .ownGuide: true
    default: false
    }
  }
}

/// The frame of a view, for an author's code that reads its size.
struct ViewFrame {
  /// The view's frame in the widget, in cells.
  let cells: CellRect

  /// The size of the view in points.
  var size: CGSize { frame.size }

  /// The view's frame in the widget's content, in points.
  var frame: CGRect { CGRect(cells) }

  /// The safe area insets: always zero in a widget (WK-52).
  private var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension CGRect {
  /// Converts a rectangle in cells to points.
  init(_ cells: CellRect) {
    self.init(
      x: Double(cells.origin.column) * PointScale.pointsPerColumn,
      y: Double(cells.origin.row) * PointScale.pointsPerRow,
      width: Double(cells.size.columns) * PointScale.pointsPerColumn,
      height: Double(cells.size.rows) * PointScale.pointsPerRow
    )
  }
}

/// The size and the guides of a view, and the guides that views inside set.
struct GuidedView {
  /// The position of an author's guide in the widget, in cells.
  struct Guide {
    let id: ObjectIdentifier
    let position: Int
  }

  let cells: CellRect
  let dimensions: ViewDimensions
  let inner: [Guide]

  /// Returns the mean position of the guides with `id` that views inside set, relative to `origin`,
  /// in cells.
  ///
  /// - Returns: `nil` if no view inside sets the guide (SU-37).
  func average(of id: ObjectIdentifier, from origin: Int) -> Int? {
    let positions = inner.filter { $0.id == id }.map(\.position)
    guard !positions.isEmpty else { return nil }
    return positions.reduce(0, +) / positions.count - origin
  }
}
