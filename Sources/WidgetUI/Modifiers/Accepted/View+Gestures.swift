public import Foundation

extension View {
  /// The view itself: what a press does is said by buttons, toggles and links (SU-3, WK-48).
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// The view itself: what a press does is said by buttons, toggles and links (SU-3, WK-48).
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// The view itself: nothing is pressed for long in a widget (SU-3).
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// The view itself: a widget feels no gestures (SU-3).
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// The view itself: a widget feels no gestures (SU-3).
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement,
    isEnabled: Bool
  ) -> some View { self }

  /// The view itself: a widget feels no gestures (SU-3).
  public nonisolated func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// The view itself: a widget feels no gestures (SU-3).
  public nonisolated func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// The view itself: only controls and links are pressed, and they know it by `disabled(_:)`.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// The view itself: a terminal tells of no pointer above a cell.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// The view itself: a terminal tells of no pointer above a cell.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// What a pointer above a view would do to it.
public struct HoverEffect: Sendable {
  private init(_: Void) {}

  public static let automatic = HoverEffect(())
  public static let highlight = HoverEffect(())
  public static let lift = HoverEffect(())
}
