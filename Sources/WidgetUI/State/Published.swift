/// A property of an observable object whose changes can be followed.
@propertyWrapper
public struct Published<Value> {
  private let storage: Publisher

  public init(wrappedValue: Value) { storage = Publisher(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// What tells the value to those who ask: the current one at once, then each that is set.
  public var projectedValue: Publisher { storage }

  /// The values of a published property, one after the other.
  public final class Publisher {
    /// The value as it was set last.
    public fileprivate(set) var value: Value {
      didSet { for receive in receivers.values { receive(value) } }
    }

    private var receivers: [Int: (Value) -> Void] = [:]
    private var lastTicket = 0

    fileprivate init(_ value: Value) { self.value = value }

    /// Hands the current value to `receive`, and each that is set later until the result is called.
    public func follow(_ receive: @escaping (Value) -> Void) -> () -> Void {
      lastTicket += 1
      let ticket = lastTicket
      receivers[ticket] = receive
      receive(value)
      return { [weak self] in self?.receivers[ticket] = nil }
    }
  }
}
