/// A movement of fingers that an app would recognise; a widget knows none (SU-3).
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
  /// The system's gestures have no body to evaluate.
  public var body: Never {
    preconditionFailure("\(Self.self) is a gesture of the system and has no body")
  }
}

extension Gesture {
  /// The gesture itself: it never ends, so `action` is not called.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// The gesture itself: it never changes, so `action` is not called.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { self }

  /// The gesture itself: it never changes, so `body` is not called.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  /// The gesture itself, in place of both.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    self
  }

  /// The gesture itself, in place of both.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    self
  }

  /// The gesture itself, in place of either.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    self
  }
}
