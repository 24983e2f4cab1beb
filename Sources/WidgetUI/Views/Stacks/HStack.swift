public import Foundation
import WidgetRender

/// Subviews side by side, from leading to trailing.
///
/// ```swift
/// HStack {
///   Text("Izmir")
///   Spacer()
///   Text("21°")
/// }
/// ```
public struct HStack<Content> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical position of the subviews.
  ///   - spacing: The distance between subviews in points; `nil` for one column.
  ///   - content: The subviews.
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

/// Subviews one below another.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Today").bold()
///   Text("3 meetings")
/// }
/// ```
public struct VStack<Content> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal position of the subviews.
  ///   - spacing: The distance between subviews in points; `nil` for none.
  ///   - content: The subviews.
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

/// Subviews in front of each other, the last one in front.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   RoundedRectangle(cornerRadius: 8).fill(.blue)
///   Text("12")
/// }
/// ```
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

/// A flexible space that fills what the other subviews of a stack leave (SU-23).
///
/// ```swift
/// HStack {
///   Text("Total")
///   Spacer()
///   Text("12.50")
/// }
/// ```
public struct Spacer {
  /// The smallest length in points; `nil` for the system's default.
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

/// A line across the direction of its stack, one cell thick (SU-24).
///
/// ```swift
/// VStack {
///   Text("Above")
///   Divider()
///   Text("Below")
/// }
/// ```
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    [.divider(SeparatorShapeStyle().archivedColor(in: scope.environment))]
  }
}
