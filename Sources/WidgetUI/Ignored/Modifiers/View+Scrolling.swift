extension View {
  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Returns the view unchanged: the live view decides how widgets are scrolled (SU-3).
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}

/// The visibility of scroll indicators; without effect, because a widget draws none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ScrollIndicatorVisibility(value: 0)
  public static let visible = ScrollIndicatorVisibility(value: 1)
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  public static let never = ScrollIndicatorVisibility(value: 3)
}

/// The way in which scrolling dismisses the keyboard; without effect in a widget.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ScrollDismissesKeyboardMode(value: 0)
  public static let immediately = ScrollDismissesKeyboardMode(value: 1)
  public static let interactively = ScrollDismissesKeyboardMode(value: 2)
  public static let never = ScrollDismissesKeyboardMode(value: 3)
}

/// Whether content bounces at its ends when it is scrolled; without effect in a widget.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let value: UInt8

  public static let automatic = ScrollBounceBehavior(value: 0)
  public static let always = ScrollBounceBehavior(value: 1)
  public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

extension View {
  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Returns the view unchanged: in a widget, the rows of a list show only their content (SU-3).
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
