/// Whether the picture stands on a light or a dark ground.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  private enum Key: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  /// The scheme that the picture is made for; a view that asks for it is archived for both.
  public var colorScheme: ColorScheme {
    get {
      schemeReads?.happened = true
      return self[Key.self]
    }
    set { self[Key.self] = newValue }
  }
}
