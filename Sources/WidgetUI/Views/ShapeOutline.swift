import WidgetRender

/// An outline that the host can draw.
public struct ShapeOutline: Hashable, Sendable {
  let archived: ArchivedOutline
}
