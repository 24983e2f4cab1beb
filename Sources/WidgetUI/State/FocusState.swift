/// Where the keyboard's focus is: nowhere, in a widget.
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
    let value: Value

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }
}
