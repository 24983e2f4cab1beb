public import Foundation

/// Opens an address; without effect in a widget, where only links open addresses.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL: whether the URL was opened, ignored, or left to the system.
  public struct Result: Hashable, Sendable {
    private let value: UInt8

    public static let handled = Result(value: 0)
    public static let discarded = Result(value: 1)
    public static let systemAction = Result(value: 2)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  /// Creates an action whose handler is never called, because no press in a widget reaches it.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  public func callAsFunction(_ url: URL) {}

  /// Reports immediately that the address was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

/// Closes the presentation of an app; without effect in a widget.
public struct DismissAction: Sendable {
  init() {}
  public func callAsFunction() {}
}

/// Opens a window of an app; without effect in a widget.
public struct OpenWindowAction: Sendable {
  init() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window of an app; without effect in a widget.
public struct DismissWindowAction: Sendable {
  init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

/// Reloads a list of an app; a widget has none.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// The phase of an app's scene; a widget has none.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
  }

  /// The action that opens addresses; without effect in a widget, where only links open addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Always `nil`, because a widget cannot be pulled to refresh.
  public var refresh: RefreshAction? { nil }
  /// Always `.background`: a widget's code never runs in the foreground.
  public var scenePhase: ScenePhase { .background }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var isFocused: Bool { false }
  public var supportsMultipleWindows: Bool { false }
}
