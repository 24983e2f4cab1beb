public import Foundation

extension View {
  /// The view itself: a widget's pictures follow each other without one in between (SU-3).
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// The view itself: a widget's pictures follow each other without one in between (SU-3).
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }

  /// The view as `body` changes it: a change that is not animated.
  public nonisolated func animation<Body: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// Returns the view unchanged: nothing appears or disappears while a picture is shown (SU-3).
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// Returns the view unchanged: nothing appears or disappears while a picture is shown (SU-3).
  public nonisolated func transition<Style: Transition>(_ transition: Style) -> some View { self }

  /// The view itself: content changes at once (SU-3).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// The view itself: no change of state reaches a picture that is made (SU-3).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// The view itself: no change of state reaches a picture that is made (SU-3).
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// The view as `body` changes it: a change that is not animated.
  public nonisolated func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// The view itself: no view moves into another's place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// The view itself: no frame moves between pictures.
  public nonisolated func geometryGroup() -> some View { self }
}

/// Which part of two views' geometry would be matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A way in which a view would come and go; a widget shows it in place (SU-3).
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// Both transitions at once.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition { self }
}

/// The phase of a transition: before the view appears, while it is shown, after it disappears.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The placeholder of a view in a closure that modifies it; empty in a transition, because none is drawn.
public struct PlaceholderContentView<Value> {
  var content: AnyView?
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// The system's transitions that have no other form.
public struct BlurReplaceTransition: Transition {
  /// The direction of the blur.
  public struct Configuration: Equatable, Sendable {
    private let value: UInt8

    public static let downUp = Configuration(value: 0)
    public static let upUp = Configuration(value: 1)
  }

  public nonisolated init(configuration: Configuration) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: configuration) }
}

/// A type-erased transition; without effect in a widget (SU-3).
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

/// The transition of content that changes in place; in a widget it changes at once (SU-3).
public struct ContentTransition: Equatable, Sendable {
  private init(_: Void) {}

  public static let identity = ContentTransition(())
  public static let opacity = ContentTransition(())
  public static let interpolate = ContentTransition(())
  public static var symbolEffect: ContentTransition { identity }

  /// Digits that roll, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }

  /// Digits that roll as the value rises or falls.
  public static func numericText(value: Double) -> ContentTransition { identity }

  /// An effect of the symbol's own.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}
