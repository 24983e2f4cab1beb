import WidgetRender

/// The first of several views whose ideal size fits, or else the last (SU-41).
///
/// ```swift
/// ViewThatFits {
///   Text("Tuesday, 1 December 2026")
///   Text("Tue 1 Dec")
/// }
/// ```
public struct ViewThatFits<Content> {
  private let axes: Axis.Set
  private let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [
      .firstThatFits(
        horizontal: axes.contains(.horizontal),
        vertical: axes.contains(.vertical),
        scope.along(nil).children(of: content)
      )
    ]
  }
}
