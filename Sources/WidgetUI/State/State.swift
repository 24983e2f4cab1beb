/// A value of the view's own, which never changes in a widget: its initial value is read (SU-58).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The value for views that would change it; what they set is dropped.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value, which it keeps.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The keyboard focus; a widget never has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  public init() where Value == Bool { value = false }
  public init<Field: Hashable>() where Value == Field? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: value) }

  /// The focus for views that would change it; what they set is dropped.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: Value

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }
}

/// A value that a gesture would change while it lasts; a widget has no gestures.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; no gesture ends, so nothing is reset with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The value; no gesture ends, so `reset` is not called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// No value, which it keeps.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

/// A length that would follow the reader's text size; a terminal's letters have one.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the unscaled length; the text style has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }
}

/// A set of names of the view's own, by which two of its views would be matched.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public init() {}

  public var wrappedValue: ID { ID() }

  /// One set of names; all are alike, for a widget moves no view into another.
  public struct ID: Hashable, Sendable {
    fileprivate init() {}
  }
}

/// Whether a view is presented by an app; a widget's never is.
public struct PresentationMode: Sendable {
  public let isPresented = false
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether the view is presented, for older sources.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
