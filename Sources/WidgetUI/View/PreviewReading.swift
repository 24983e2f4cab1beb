import WidgetRender

/// The ways of reading the views of a `PreviewProvider`.
///
/// Each view of the author's own is one preview, regardless of its body.
@MainActor
enum PreviewReading {
  /// Reads only the names: no body is evaluated, which may need resources that are missing (SU-90).
  case names
  /// One of them is to be drawn.
  case pictures

  /// The way of reading the views inside a container, which is one preview.
  var inner: PreviewReading? { self == .names ? .names : nil }

  /// Returns an author's view as one child.
  func child<Content: View>(for view: Content, in scope: ArchiveScope) -> ArchivedView {
    self == .names ? .nothing : scope.column(view)
  }
}
