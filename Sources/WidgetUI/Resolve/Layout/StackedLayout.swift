import Foundation
import WidgetRender

/// A layout that the archive knows: it stays open to any size, and measures by the rules of the archive's own.
protocol StackedLayout: Layout {
  var axis: CellAxis? { get }
  func archived(_ children: [ArchivedView]) -> ArchivedView
  /// The archive of a container of this layout.
  @MainActor
  func archivedChildren<Content: View>(of content: Content, in scope: ArchiveScope)
    -> [ArchivedView]
}

extension StackedLayout {
  @MainActor
  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    [archived(scope.along(axis).children(of: content))]
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize {
    guard var probe = probe(subviews) else { return .zero }
    return CGSize(probe.measure(proposal.cells).size)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {
    guard var probe = probe(subviews) else { return }
    let frames = probe.frames(in: bounds.size.cells)
    for (index, subview) in subviews.enumerated() {
      guard let frame = frames[mark(of: index)].map({ CGRect($0) }) else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  private func probe(_ subviews: LayoutSubviews) -> LayoutProbe? {
    let children = subviews.enumerated().map { $1.child.view.marked(mark(of: $0)) }
    return subviews.first?.child.probe.probing(archived(children))
  }

  /// Below nothing, where no place that waits for its room has its number.
  private func mark(of index: Int) -> Int { -1 - index }
}
