public import Foundation

/// How a view would come and go, its type erased; in a widget it is there or it is not (SU-3).
public struct AnyTransition: Sendable {
  private init(_: Void) {}

  public init<Style: Transition>(_ transition: Style) {}

  public static let identity = AnyTransition(())
  public static let opacity = AnyTransition(())
  public static let scale = AnyTransition(())
  public static let slide = AnyTransition(())

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    identity
  }

  public static func move(edge: Edge) -> AnyTransition { identity }
  public static func push(from edge: Edge) -> AnyTransition { identity }
  public static func offset(_ offset: CGSize) -> AnyTransition { identity }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }

  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { identity }

  /// Between two modifiers, of which neither is applied.
  public static func modifier<Change: ViewModifier>(
    active: Change,
    identity: Change
  ) -> AnyTransition { self.identity }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
