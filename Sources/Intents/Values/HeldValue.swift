/// Values that are kept without their type where the type is known all the same.
enum HeldValue {
  /// The value as its type; it must be of exactly this type.
  static func open<Value>(_ held: any Sendable) -> Value {
    func open<Held>(_ held: Held) -> Value {
      precondition(Held.self == Value.self, "a \(Held.self) is held where a \(Value.self) belongs")
      return unsafeBitCast(held, to: Value.self)
    }
    return open(held)
  }
}
