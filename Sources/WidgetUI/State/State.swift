/// A value that the view owns; in a widget it always has its initial value (SU-58).
///
/// ```swift
/// struct Unchanging: View {
///   @State private var count = 3
///   var body: some View { Text("\(count)") }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the value; assignments are ignored.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The keyboard focus; a view of a widget never has the focus.
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

  /// A binding to the focus; assignments are ignored.
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

/// A value that a gesture changes while it lasts; a widget has no gestures.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property; the value is never reset, because no gesture ends.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a property; `reset` is not called, because no gesture ends.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is always `nil`.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

/// A length that scales with the user's text size; unscaled in a terminal, whose letters have one
/// size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the unscaled length; the text style has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }
}

/// A namespace for the identities of views that an app animates together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public init() {}

  public var wrappedValue: ID { ID() }

  /// The identity of a namespace; all are equal, because a widget does not animate views.
  public struct ID: Hashable, Sendable {
    fileprivate init() {}
  }
}

/// Whether a view is presented by an app, which is never the case in a widget.
public struct PresentationMode: Sendable {
  public let isPresented = false
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether an app presents the view, in the older type of this value; never true in a widget.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
