extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }

  /// How large symbols are beside text; they are drawn as one glyph whatever it is.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}
