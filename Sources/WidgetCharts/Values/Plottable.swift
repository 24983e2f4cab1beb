public import Foundation

/// A value that a chart can place on an axis: a number, a date or a category.
///
/// An enumeration conforms if its raw values are plottable:
///
/// ```swift
/// enum Drink: String, Plottable {
///   case tea, water
/// }
/// ```
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and texts, to which other plottable values are converted.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value in the type that charts use internally.
  var plotted: PlottedValue { get }
  /// Creates the value from the type that charts use internally; `nil` for a value of another kind.
  init?(plotted: PlottedValue)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value on an axis: a number or date on a continuous scale, or a category.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(Double(self)) }
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(Double(self)) }
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .date(self) }
  public init?(plotted: PlottedValue) {
    guard case .date(let date) = plotted else { return nil }
    self = date
  }
}

extension String: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .category(self) }
  public init?(plotted: PlottedValue) {
    guard case .category(let name) = plotted else { return nil }
    self = name
  }
}

/// An enumeration can be plotted if its raw values can.
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}
