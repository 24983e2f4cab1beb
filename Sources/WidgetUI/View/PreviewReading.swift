import WidgetRender

/// How the views that a `PreviewProvider` lists are told apart.
///
/// Each view of the author's own is one preview, whatever its body holds.
@MainActor
enum PreviewReading {
  /// What they are called is wanted: no body of theirs runs, which may need what is not there (SU-90).
  case names
  /// One of them is to be drawn.
  case pictures

  /// What is wanted of the views inside a container, which is one preview.
  var inner: PreviewReading? { self == .names ? .names : nil }

  /// The one child that an author's view stands for.
  func child<Content: View>(for view: Content, in scope: ArchiveScope) -> ArchivedView {
    self == .names ? .nothing : scope.column(view)
  }
}
