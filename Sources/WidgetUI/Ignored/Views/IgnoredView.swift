import WidgetRender

/// A view that a widget never draws: it occupies no space, and one note in the log reports it
/// (SU-3).
@MainActor
protocol IgnoredView: View {
  /// The name of the view's type as the author writes it, for the note that it is not drawn.
  static var ignoredName: String { get }
}

extension IgnoredView {
  static var ignoredName: String {
    String(String(describing: Self.self).prefix { $0 != "<" })
  }

  fileprivate func noted(in scope: ArchiveScope) -> [ArchivedView] {
    scope.notes.add("\(Self.ignoredName) is not drawn in a widget")
    return []
  }
}

extension View where Body == Never {
  /// Returns no archived views: the view is not drawn.
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    guard let ignored = self as? any IgnoredView else {
      preconditionFailure("\(Self.self) says nothing of its part of a picture")
    }
    return ignored.noted(in: scope)
  }
}
