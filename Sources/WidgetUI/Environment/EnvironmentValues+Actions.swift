extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
  }

  /// Opens addresses, which in a widget only links do.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Always `nil`: there is nothing to load anew.
  public var refresh: RefreshAction? { nil }
  /// Always in the background: a widget's code runs while nothing of it is in front.
  public var scenePhase: ScenePhase { .background }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isFocused: Bool { false }
  public var supportsMultipleWindows: Bool { false }
}
