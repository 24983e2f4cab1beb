/// Content that follows keyframes; a picture is static and shows the initial value (SU-3).
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  fileprivate let value: Value
  fileprivate let content: (Value) -> Content

  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content(value) }
}

/// The values of an animation over time, which a picture does not show.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The keyframes of one property of an animated value, which a picture does not show.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Value = Root

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

/// A keyframe of a property, which is the property's value at a time; a picture does not show it.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// A sequence of keyframes, which a picture does not show.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// A result builder for the keyframes of a property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content
  where Content.Value == Value { content }

  public static func buildBlock(
    _ content: any KeyframeTrackContent<Value>...
  ) -> KeyframeSequence<Value> { KeyframeSequence() }

  public static func buildArray(
    _ content: [any KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// Several tracks of keyframes, each for one property; a picture does not show them.
public struct KeyframeGroup<Value>: Keyframes {}

/// A result builder for the tracks of keyframes.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content
  where Content.Value == Value { content }

  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeGroup<Value> where Content.Value == Value { KeyframeGroup() }

  public static func buildBlock(_ content: any Keyframes<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}
