public import Foundation

/// A number with its unit, which can be converted to any unit of the same dimension.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Returns whether the quantity can be converted to a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.scale.isCompatible(with: unit.scale)
  }

  /// Returns the number of the quantity in another unit.
  ///
  /// A unit of another dimension is a programming error, which ends the program as on Apple's
  /// platforms.
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "\(self.unit) cannot be converted to \(unit)")
    guard unit != self.unit else { return value }
    return unit.scale.value(ofBase: self.unit.scale.base(value))
  }

  /// Compares two quantities; the result is `.orderedSame` if their dimensions differ.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    guard self.is(compatibleWith: quantity.unit) else { return .orderedSame }
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, self.is(compatibleWith: other.unit) else {
      return false
    }
    return unit.scale.base(value) == other.unit.scale.base(other.value)
  }

  public override var hash: Int { unit.scale.base(value).hashValue }
  public override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit)" }
}
