public import Foundation

extension View {
  /// Returns the view unchanged: in a widget only buttons, toggles and links react to a press
  /// (SU-3, WK-48).
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged: in a widget only buttons, toggles and links react to a press
  /// (SU-3, WK-48).
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Returns the view unchanged: a widget does not receive long presses (SU-3).
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Returns the view unchanged: a widget does not receive gestures (SU-3).
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Returns the view unchanged: a widget does not receive gestures (SU-3).
  public nonisolated func gesture<Movement: Gesture>(
    _ gesture: Movement,
    isEnabled: Bool
  ) -> some View { self }

  /// Returns the view unchanged: a widget does not receive gestures (SU-3).
  public nonisolated func highPriorityGesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Returns the view unchanged: a widget does not receive gestures (SU-3).
  public nonisolated func simultaneousGesture<Movement: Gesture>(
    _ gesture: Movement,
    including mask: GestureMask = .all
  ) -> some View { self }

  /// Returns the view unchanged: only controls and links react to a press, and `disabled(_:)`
  /// disables controls.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Returns the view unchanged: a widget does not receive the pointer's position.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Returns the view unchanged: a widget does not receive the pointer's position.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// The effect of a pointer hovering over a view.
public struct HoverEffect: Sendable {
  private init(_: Void) {}

  public static let automatic = HoverEffect(())
  public static let highlight = HoverEffect(())
  public static let lift = HoverEffect(())
}

/// A gesture of an app; a widget does not receive any (SU-3).
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never evaluated, because the system's gestures have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a gesture of the system and has no body")
  }
}

extension Gesture {
  /// Returns the gesture unchanged: `action` is not called, because a widget receives no gestures.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Returns the gesture unchanged: `action` is not called, because a widget receives no gestures.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { self }

  /// Returns the gesture unchanged: `body` is not called, because a widget receives no gestures.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  /// Returns the gesture unchanged: neither gesture is received.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    self
  }

  /// Returns the gesture unchanged: neither gesture is received.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    self
  }

  /// Returns the gesture unchanged: neither gesture is received.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    self
  }
}

/// A choice of enabled gestures: those of a view, those of its subviews, or both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1 << 0)
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// One or several taps, which a widget does not receive.
public struct TapGesture: Sendable {
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
}

/// A long press, which a widget does not receive.
public struct LongPressGesture: Sendable {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
}

/// A drag, which a widget does not receive.
public struct DragGesture: Sendable {
  public var minimumDistance: CGFloat

  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }

  /// The location of a drag: the present and the first position of the finger, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never
}

/// A pinch with two fingers, which a widget does not receive.
public struct MagnificationGesture: Sendable {
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
}

/// A rotation with two fingers, which a widget does not receive.
public struct RotationGesture: Sendable {
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
}
