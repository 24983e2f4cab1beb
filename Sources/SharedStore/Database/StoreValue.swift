/// The value of one column of one record.
public enum StoreValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// A type whose values can be stored in a column of a record.
public protocol StoreValueConvertible: Sendable {
  /// Creates the value; `nil` if `storeValue` has another kind, or is out of this type's range.
  init?(storeValue: StoreValue)
  /// The value in the type that a column stores.
  var storeValue: StoreValue { get }
}

extension Int64: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    guard case .integer(let value) = storeValue else { return nil }
    self = value
  }
  public var storeValue: StoreValue { .integer(self) }
}

extension Int: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    guard case .integer(let value) = storeValue else { return nil }
    self.init(exactly: value)
  }
  public var storeValue: StoreValue { .integer(Int64(self)) }
}

extension Bool: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    guard case .integer(let value) = storeValue else { return nil }
    self = value != 0
  }
  public var storeValue: StoreValue { .integer(self ? 1 : 0) }
}

extension Double: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    switch storeValue {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
  public var storeValue: StoreValue { .real(self) }
}

extension String: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    guard case .text(let value) = storeValue else { return nil }
    self = value
  }
  public var storeValue: StoreValue { .text(self) }
}

extension [UInt8]: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    guard case .blob(let value) = storeValue else { return nil }
    self = value
  }
  public var storeValue: StoreValue { .blob(self) }
}

extension Optional: StoreValueConvertible where Wrapped: StoreValueConvertible {
  @inlinable public init?(storeValue: StoreValue) {
    if case .null = storeValue {
      self = .none
      return
    }
    guard let wrapped = Wrapped(storeValue: storeValue) else { return nil }
    self = .some(wrapped)
  }
  public var storeValue: StoreValue { self?.storeValue ?? .null }
}
