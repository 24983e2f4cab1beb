import WidgetRender

/// A view that a widget never draws: it takes no room and is noted once (SU-3).
@MainActor
protocol IgnoredView: PrimitiveView {
  /// The type's name as authors write it.
  static var ignoredName: String { get }
}

extension IgnoredView {
  static var ignoredName: String {
    String(String(describing: Self.self).prefix { $0 != "<" })
  }

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    scope.notes.add("\(Self.ignoredName) is not drawn in a widget")
    return []
  }
}
