public import Foundation
import WidgetRender

/// The layout of an `HStack`, for use as a value.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` for one column.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: StackedLayout {
  var axis: CellAxis? { .horizontal }

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    [archived(scope.guided(scope.along(axis).children(of: content), by: alignment))]
  }

  func archived(_ children: [ArchivedView]) -> ArchivedView {
    .stack(
      ArchivedStack(
        .horizontal,
        alignment: CellAlignment(.center, alignment.archived),
        spacing: spacing.map { .columns(Double($0)) },
        children
      )
    )
  }
}

/// The layout of a `VStack`, for use as a value.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` for none.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: StackedLayout {
  var axis: CellAxis? { .vertical }

  func archivedChildren<Content: View>(
    of content: Content,
    in scope: ArchiveScope
  ) -> [ArchivedView] {
    [archived(scope.guided(scope.along(axis).children(of: content), by: alignment))]
  }

  func archived(_ children: [ArchivedView]) -> ArchivedView {
    .stack(
      ArchivedStack(
        .vertical,
        alignment: CellAlignment(alignment.archived, .center),
        spacing: spacing.map { .rows(Double($0)) },
        children
      )
    )
  }
}

/// The layout of a `ZStack`, for use as a value.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: StackedLayout {
  var axis: CellAxis? { nil }

  func archived(_ children: [ArchivedView]) -> ArchivedView {
    .zStack(alignment.archived, children)
  }
}

/// A layout that is archived as a container of the library, which adapts to any size and measures
/// its children itself.
protocol StackedLayout: Layout {
  var axis: CellAxis? { get }
  func archived(_ children: [ArchivedView]) -> ArchivedView
  /// Returns the views of `content` in the archived container of this layout.
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

  /// Returns the number that identifies a child in the archive: negative, because all other such
  /// numbers are at least 0.
  private func mark(of index: Int) -> Int { -1 - index }
}
