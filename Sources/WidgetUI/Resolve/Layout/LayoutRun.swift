import Foundation
import WidgetRender

/// A layout at work on its views.
@MainActor
final class LayoutRun<Container: Layout> {
  private let layout: Container
  private let subviews: LayoutSubviews
  private var cache: Container.Cache
  /// The proposal that each size was last the answer to.
  private var proposals: [CellSize: ProposedCellSize] = [:]

  init(_ layout: Container, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(for proposal: ProposedCellSize) -> CellSize {
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(proposal),
      subviews: subviews,
      cache: &cache
    ).cells
    proposals[size] = proposal
    return size
  }

  /// The views where the layout puts them, in a frame of the size that it chose.
  func frozen(in place: SizedPlace) -> ArchivedView {
    let size = place.cells.size
    let proposal = ProposedViewSize(proposals[size] ?? place.size.proposal)
    for subview in subviews { subview.child.placement = nil }
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: place.size),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
    return .modified(
      .zStack(.topLeading, subviews.map { $0.child.frozen(in: place.size, proposal) }),
      .frame(width: size.columns, height: size.rows, .topLeading)
    )
  }
}

extension CGSize {
  fileprivate var proposal: ProposedCellSize { ProposedViewSize(self).cells }
}
