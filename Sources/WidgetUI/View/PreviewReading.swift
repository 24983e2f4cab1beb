import WidgetRender

/// The ways of reading the views of a `PreviewProvider`.
///
/// Each of the author's views is one preview, whatever its body contains.
@MainActor
enum PreviewReading {
  /// Reads only the names of previews, without evaluating a body, because a body may need missing
  /// resources (SU-90).
  case names
  /// Reads the views in order to draw one of the previews.
  case pictures

  /// The way of reading the views inside a container.
  ///
  /// The value is `nil` if one preview is drawn, because the whole container is the preview.
  var inner: PreviewReading? { self == .names ? .names : nil }

  /// Returns an author's view as a single view; nothing is drawn if only names are read.
  func child<Content: View>(for view: Content, in scope: ArchiveScope) -> ArchivedView {
    self == .names ? .nothing : scope.column(view)
  }
}
