import WidgetRender

/// The layout of a `ZStack`: views over each other.
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
