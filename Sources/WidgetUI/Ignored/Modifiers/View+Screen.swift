public import Foundation

extension View {
  /// Returns the view unchanged: a widget cannot change the screen around it (SU-3).
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view unchanged: a widget cannot change the screen around it (SU-3).
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Returns the view unchanged: a widget cannot change the screen around it (SU-3).
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: a widget cannot change the screen around it (SU-3).
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Returns the view unchanged: the user's terminal determines whether a picture is light or dark
  /// (SU-59).
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Returns the view unchanged: a terminal shows no help tags beside the pointer.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns the view unchanged: a terminal shows no help tags beside the pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a terminal shows no help tags beside the pointer.
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(_ text: Content) -> some View { self }

  /// Returns the view unchanged: a menu is not drawn in a widget (SU-3).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: a menu is not drawn in a widget (SU-3).
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Returns the view unchanged: a held control does not repeat its action.
  public nonisolated func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior
  ) -> some View { self }
}

/// The order of a menu's items: as declared, or with the most important one next to the finger.
public struct MenuOrder: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = MenuOrder(value: 0)
  public static let priority = MenuOrder(value: 1)
  public static let fixed = MenuOrder(value: 2)
}

/// Whether a control repeats its action while it is held; without effect in a widget.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ButtonRepeatBehavior(value: 0)
  public static let enabled = ButtonRepeatBehavior(value: 1)
  public static let disabled = ButtonRepeatBehavior(value: 2)
}

/// The areas of the screen that are kept free; a widget has none (WK-52).
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Returns the view unchanged: a widget has no safe areas, and its configuration sets the margins
  /// (WK-52).
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: a widget has no safe areas, and its configuration sets the margins
  /// (WK-52).
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Adds padding to the view, because a widget has no safe areas (SU-32).
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding to the view, because a widget has no safe areas (SU-32).
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  /// Adds padding to the view, because a widget has no safe areas (SU-32).
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Returns the view unchanged: only scrollable views have these margins, and a widget does not
  /// add them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Returns the view unchanged: only scrollable views have these margins, and a widget does not
  /// add them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Returns the view unchanged: only scrollable views have these margins, and a widget does not
  /// add them.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// The content to which margins are added, such as that of a scroll view.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let value: UInt8

  public static let automatic = ContentMarginPlacement(value: 0)
  public static let scrollContent = ContentMarginPlacement(value: 1)
  public static let scrollIndicators = ContentMarginPlacement(value: 2)
}
