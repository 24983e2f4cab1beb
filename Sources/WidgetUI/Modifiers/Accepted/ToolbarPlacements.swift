/// Where in which bar an item would stand.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarItemPlacement(value: 0)
  public static let principal = ToolbarItemPlacement(value: 1)
  public static let navigation = ToolbarItemPlacement(value: 2)
  public static let primaryAction = ToolbarItemPlacement(value: 3)
  public static let secondaryAction = ToolbarItemPlacement(value: 4)
  public static let status = ToolbarItemPlacement(value: 5)
  public static let confirmationAction = ToolbarItemPlacement(value: 6)
  public static let cancellationAction = ToolbarItemPlacement(value: 7)
  public static let destructiveAction = ToolbarItemPlacement(value: 8)
  public static let keyboard = ToolbarItemPlacement(value: 9)
  public static let topBarLeading = ToolbarItemPlacement(value: 10)
  public static let topBarTrailing = ToolbarItemPlacement(value: 11)
  public static let navigationBarLeading = ToolbarItemPlacement(value: 12)
  public static let navigationBarTrailing = ToolbarItemPlacement(value: 13)
  public static let bottomBar = ToolbarItemPlacement(value: 14)
  public static let bottomOrnament = ToolbarItemPlacement(value: 15)
  public static let title = ToolbarItemPlacement(value: 16)
  public static let subtitle = ToolbarItemPlacement(value: 17)
  public static let largeTitle = ToolbarItemPlacement(value: 18)
}

/// A bar of an app's screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarPlacement(value: 0)
  public static let navigationBar = ToolbarPlacement(value: 1)
  public static let tabBar = ToolbarPlacement(value: 2)
  public static let bottomBar = ToolbarPlacement(value: 3)
  public static let windowToolbar = ToolbarPlacement(value: 4)
  public static let accessoryBar = ToolbarPlacement(value: 5)
}

/// What a bar's items are there for.
public struct ToolbarRole: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarRole(value: 0)
  public static let browser = ToolbarRole(value: 1)
  public static let editor = ToolbarRole(value: 2)
  public static let navigationStack = ToolbarRole(value: 3)
}

/// How large the title of a bar would be.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarTitleDisplayMode(value: 0)
  public static let inline = ToolbarTitleDisplayMode(value: 1)
  public static let inlineLarge = ToolbarTitleDisplayMode(value: 2)
  public static let large = ToolbarTitleDisplayMode(value: 3)
}

/// An item that a bar would have by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let value: UInt8

  public static let sidebarToggle = ToolbarDefaultItemKind(value: 0)
  public static let title = ToolbarDefaultItemKind(value: 1)
}
