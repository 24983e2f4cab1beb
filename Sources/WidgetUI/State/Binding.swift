/// A reference to a value that another view owns; in a widget it is only read (SU-58).
///
/// ```swift
/// struct Name: View {
///   @Binding var name: String
///   var body: some View { Text(name) }
/// }
/// Name(name: .constant("Ada"))
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding whose setter receives a transaction, which never has an animation in a
  /// widget.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value; assignments are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to the property at `keyPath`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      }
    )
  }

  /// Returns the binding unchanged: a widget's picture does not move when a value changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding unchanged: a widget's picture does not move when a value changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Creates a binding to an optional value; assigning `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to the value of an optional; the result is `nil` if the optional has no
  /// value.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  /// Creates a type-erased binding; assigning a value of another type has no effect.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } }
    )
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
