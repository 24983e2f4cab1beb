import WidgetRender

/// The side at which rows and lines begin.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var archived: ArchivedModifier.LayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  /// Where leading is; a change mirrors the views below it, their words stay as they are (SU-20).
  public var layoutDirection: LayoutDirection {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
