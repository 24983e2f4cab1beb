public import Foundation
import WidgetRender

extension View {
  /// Gives the view the size of the widget's content on the given axes and aligns it within.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the space of `span` of the `count` equal parts into which the widget's content
  /// is divided.
  ///
  /// The distance between two parts is `spacing` points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Gives the view a size computed from that of the widget's content on the given axes.
  ///
  /// Lengths that are negative or not finite are ignored.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment, length: length))
  }
}

/// A modifier that gives a view a frame computed from the size of the widget's content.
private struct ContainerFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrame: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let container = scope.environment.containerSize
    let width = axes.contains(.horizontal) ? length(container.width, .horizontal) : nil
    let height = axes.contains(.vertical) ? length(container.height, .vertical) : nil
    let frame = ArchivedModifier.frame(
      width: width.flatMap { $0.isUsable ? CellLength.columns(Double($0)) : nil },
      height: height.flatMap { $0.isUsable ? CellLength.rows(Double($0)) : nil },
      alignment.archived
    )
    return scope.children(of: content).map { .modified($0, frame) }
  }
}

extension CGFloat {
  fileprivate var isUsable: Bool { isFinite && self >= 0 }
}
