public import Foundation
import WidgetRender

/// The layout of an `VStack`: views beneath each other.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` as in stacks.
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
        spacing: spacing.map { max(PointScale.rows(Double($0)), 0) },
        children
      )
    )
  }
}
