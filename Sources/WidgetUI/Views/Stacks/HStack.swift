public import Foundation
import WidgetRender

/// Children side by side, from leading to trailing.
public struct HStack<Content> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// A row; `spacing` in points, `nil` for one column.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    HStackLayout(alignment: alignment, spacing: spacing).archivedChildren(of: content, in: scope)
  }
}

/// Children beneath each other.
public struct VStack<Content> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// A column; `spacing` in points, `nil` for none.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    VStackLayout(alignment: alignment, spacing: spacing).archivedChildren(of: content, in: scope)
  }
}

/// Children over each other, the last on top.
public struct ZStack<Content> {
  private let alignment: Alignment
  private let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.along(nil).children(of: content)
    return [
      .zStack(
        alignment.archived,
        scope.guided(scope.guided(children, by: alignment.horizontal), by: alignment.vertical)
      )
    ]
  }
}

/// A flexible space that fills what a stack's other children leave (SU-23).
public struct Spacer {
  /// The least length in points; `nil` is the system's.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let cells = minLength.map { length in
      let points = Double(length)
      return max(
        scope.axis == .vertical ? PointScale.rows(points) : PointScale.columns(points),
        0
      )
    }
    return [.spacer(minimumLength: cells)]
  }
}

/// A line across its stack's direction, one cell thick (SU-24).
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [.divider(SeparatorShapeStyle().archivedColor(in: scope.environment))]
  }
}
