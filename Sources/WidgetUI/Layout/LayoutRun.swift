import Foundation
import WidgetRender

/// A view that arranges the views of `content` with an author's layout.
struct LaidOut<Container: Layout, Content: View> {
  private let layout: Container
  private let content: Content

  nonisolated init(layout: Container, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LaidOut: View {
  typealias Body = Never

  func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let innermost = (layout as? AnyLayout)?.layout ?? layout
    if let stack = innermost as? any StackedLayout {
      return stack.archivedChildren(of: content, in: scope)
    }
    let axis = Container.layoutProperties.stackOrientation.map {
      $0 == .horizontal ? CellAxis.horizontal : .vertical
    }
    let children = scope.along(axis).children(of: content).filter {
      if case .empty = $0 { false } else { true }
    }
    let run = LayoutRun(layout, scope.subviews(children))
    return [
      scope.sized(
        // The layout asks where it is called, and archives are made on the main actor alone.
        answering: { proposal in MainActor.assumeIsolated { run.size(for: proposal) } }
      ) { place in run.frozen(in: place) }
    ]
  }
}

extension ArchiveScope {
  fileprivate func subviews(_ children: [ArchivedView]) -> LayoutSubviews {
    let context = environment.layoutContext
    let subviews = children.map { child in
      LayoutSubview(
        child: LayoutChild(
          child,
          session.traits(of: child),
          LayoutProbe(child, answers: session.answers, in: context)
        )
      )
    }
    return LayoutSubviews(subviews[...], environment.layoutDirection)
  }
}

/// One use of an author's layout: its subviews and its cache.
@MainActor
private final class LayoutRun<Container: Layout> {
  private let layout: Container
  private let subviews: LayoutSubviews
  private var cache: Container.Cache
  /// The most recent proposal for each size that the layout returned.
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

  /// Returns the subviews at the positions that the layout chose, in a frame of the layout's size.
  func frozen(in place: ViewFrame) -> ArchivedView {
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
      .frame(
        width: CellLength(cells: size.columns),
        height: CellLength(cells: size.rows),
        .topLeading
      )
    )
  }
}

extension CGSize {
  fileprivate var proposal: ProposedCellSize { ProposedViewSize(self).cells }
}
