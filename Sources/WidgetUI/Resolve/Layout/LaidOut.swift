import Foundation
import WidgetRender

/// Views in a layout of an author's own.
struct LaidOut<Container: Layout, Content: View> {
  let layout: Container
  let content: Content

  nonisolated init(layout: Container, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LaidOut: View, PrimitiveView {
  typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
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
