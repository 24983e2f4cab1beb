import WidgetRender

/// The ways of reading the views of a `PreviewProvider`.
///
/// Each of the author's views is one preview, regardless of its body.
@MainActor
enum PreviewReading {
  /// Reads only the names, without evaluating a body, which may need missing resources (SU-90).
  case names
  /// Reads the views in order to draw one of them.
  case pictures

  /// The way of reading the views inside a container, because the whole container is one preview.
  var inner: PreviewReading? { self == .names ? .names : nil }

  /// Returns an author's view as one child.
  func child<Content: View>(for view: Content, in scope: ArchiveScope) -> ArchivedView {
    self == .names ? .nothing : scope.column(view)
  }
}
