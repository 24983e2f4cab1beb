public import Foundation
import WidgetRender

/// The layout of an `HStack`: views side by side.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Points between views; `nil` as in stacks.
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
        spacing: spacing.map { max(PointScale.columns(Double($0)), 0) },
        children
      )
    )
  }
}
