public import Foundation

extension View {
  /// Returns the view unchanged: a widget's pictures are not animated (SU-3).
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Returns the view unchanged: a widget's pictures are not animated (SU-3).
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View { self }

  /// Returns the result of `body`, without an animation.
  public nonisolated func animation<Body: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// Returns the view unchanged: nothing appears or disappears while a picture is shown (SU-3).
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// Returns the view unchanged: nothing appears or disappears while a picture is shown (SU-3).
  public nonisolated func transition<Style: Transition>(_ transition: Style) -> some View { self }

  /// Returns the view unchanged: content changes at once (SU-3).
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Returns the view unchanged: a finished picture does not change (SU-3).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: a finished picture does not change (SU-3).
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Returns the result of `body`, without an animation.
  public nonisolated func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (Self) -> Body
  ) -> some View { body(self) }

  /// Returns the view unchanged: views do not move between pictures.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: views do not move between pictures.
  public nonisolated func geometryGroup() -> some View { self }
}

/// The geometry that two views share in a transition: their position, their size, or both.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A transition between the presence and absence of a view; a widget shows the view in place
/// (SU-3).
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// Returns the transition unchanged: there is no animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// Returns the transition unchanged: there is no animation.
  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition { self }
}

/// The phase of a transition: before the view appears, while it is shown, after it disappears.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// The position of the phase: -1 before the view appears, 0 while it is shown, 1 after it
  /// disappears.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A placeholder for the view that an animation's closure modifies; empty in a transition, because
/// transitions are not drawn.
public struct PlaceholderContentView<Value> {
  var content: AnyView?
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// A transition that blurs a view as it appears or disappears; without effect in a widget (SU-3).
public struct BlurReplaceTransition: Transition {
  /// The direction of the blur as a view appears or disappears.
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

  /// Returns the identity transition, because a widget shows views in place.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { identity }

  /// Returns the identity transition, because neither modifier is applied.
  public static func modifier<Change: ViewModifier>(
    active: Change,
    identity: Change
  ) -> AnyTransition { self.identity }

  /// Returns the transition unchanged: there is no animation.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition unchanged: there is no animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition of content that changes in place; in a widget the content changes at once (SU-3).
public struct ContentTransition: Equatable, Sendable {
  private init(_: Void) {}

  public static let identity = ContentTransition(())
  public static let opacity = ContentTransition(())
  public static let interpolate = ContentTransition(())
  public static var symbolEffect: ContentTransition { identity }

  /// Returns the identity transition, because digits change at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }

  /// Returns the identity transition, because digits change at once.
  public static func numericText(value: Double) -> ContentTransition { identity }

  /// Returns the identity transition, because symbols change at once.
  public static func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}
