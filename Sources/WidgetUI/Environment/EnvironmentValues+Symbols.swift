extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
  }

  /// How the layers of symbols are coloured; `nil` is each symbol's own way.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
