extension View {
  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbar(removing item: ToolbarDefaultItemKind?) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Returns the view unchanged: a widget has no bars (SU-3).
  public nonisolated func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// The content of a toolbar; a widget has none (SU-3).
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never evaluated, because the system's toolbar items have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is an item of the system and has no body")
  }
}

/// An item of an app's toolbar; a widget has no bars.
public struct ToolbarItem<ID, Content: View> {
  private init(_: Void) {}
}

extension ToolbarItem: ToolbarContent where ID == () {
  public typealias Body = Never

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init(()) }
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(()) }
}

/// Several items at one position of an app's toolbar; a widget has no bars.
public struct ToolbarItemGroup<Content: View> {}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) { self.init() }
}

/// The space between items of an app's toolbar; a widget has no bars.
public struct ToolbarSpacer {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
}

/// A result builder for the items of a bar, which a widget does not draw.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { EmptyToolbarContent() }
}

/// Toolbar content without items.
private struct EmptyToolbarContent {}

extension EmptyToolbarContent: ToolbarContent {
  typealias Body = Never
}

/// The placement of a toolbar item; without effect, because a widget has no bars.
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

/// A bar of an app's screen, such as the navigation bar; a widget has none.
public struct ToolbarPlacement: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarPlacement(value: 0)
  public static let navigationBar = ToolbarPlacement(value: 1)
  public static let tabBar = ToolbarPlacement(value: 2)
  public static let bottomBar = ToolbarPlacement(value: 3)
  public static let windowToolbar = ToolbarPlacement(value: 4)
  public static let accessoryBar = ToolbarPlacement(value: 5)
}

/// The purpose of a toolbar's items, such as editing; without effect in a widget.
public struct ToolbarRole: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarRole(value: 0)
  public static let browser = ToolbarRole(value: 1)
  public static let editor = ToolbarRole(value: 2)
  public static let navigationStack = ToolbarRole(value: 3)
}

/// The size of a toolbar's title; without effect, because a widget has no bars.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ToolbarTitleDisplayMode(value: 0)
  public static let inline = ToolbarTitleDisplayMode(value: 1)
  public static let inlineLarge = ToolbarTitleDisplayMode(value: 2)
  public static let large = ToolbarTitleDisplayMode(value: 3)
}

/// An item that an app's toolbar has by default; a widget has no bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let value: UInt8

  public static let sidebarToggle = ToolbarDefaultItemKind(value: 0)
  public static let title = ToolbarDefaultItemKind(value: 1)
}
