import WidgetRender

/// A modifier that is archived as it is and has no body.
@MainActor
protocol PrimitiveModifier {
  func archivedChildren<Content: View>(of content: Content, in scope: ArchiveScope)
    -> [ArchivedView]
}
