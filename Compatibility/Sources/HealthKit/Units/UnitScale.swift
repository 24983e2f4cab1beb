import Foundation

/// A unit as a factor by which its numbers are multiplied to get base units, with the unit's
/// dimension.
struct UnitScale: Hashable, Sendable {
  /// The base dimensions of health data; a count, a percentage and a number have no dimension.
  enum Base: Hashable, Sendable {
    case gram, meter, second, ampere, kelvin
    case angle, lux, internationalUnit, soundPressure, hearingLevel, prism, effort
  }

  /// The number of base units that equals one of this unit.
  let factor: Double

  /// The value in base units at which this unit is zero.
  ///
  /// It differs from 0 only for a temperature that is not part of a product.
  let zero: Double
  let powers: [Base: Int]

  init(_ factor: Double, _ powers: [Base: Int] = [:], zero: Double = 0) {
    self.factor = factor
    self.powers = powers
    self.zero = zero
  }

  func multiplied(by other: UnitScale) -> UnitScale {
    let merged = powers.merging(other.powers, uniquingKeysWith: +)
    return UnitScale(factor * other.factor, merged.filter { $0.value != 0 })
  }

  func raised(to power: Int) -> UnitScale {
    guard power != 0 else { return UnitScale(1) }
    return UnitScale(pow(factor, Double(power)), powers.mapValues { $0 * power })
  }

  func scaled(by prefix: Double) -> UnitScale {
    UnitScale(factor * prefix, powers)
  }

  func isCompatible(with other: UnitScale) -> Bool {
    powers == other.powers
  }

  func base(_ value: Double) -> Double {
    value * factor + zero
  }

  func value(ofBase base: Double) -> Double {
    (base - zero) / factor
  }
}

extension UnitScale {
  static let gram = UnitScale(1, [.gram: 1])
  static let meter = UnitScale(1, [.meter: 1])
  static let second = UnitScale(1, [.second: 1])
  static let liter = UnitScale(0.001, [.meter: 3])
  static let joule = UnitScale(1_000, [.gram: 1, .meter: 2, .second: -2])
  static let watt = UnitScale(1_000, [.gram: 1, .meter: 2, .second: -3])
  static let pascal = UnitScale(1_000, [.gram: 1, .meter: -1, .second: -2])
  static let volt = UnitScale(1_000, [.gram: 1, .meter: 2, .second: -3, .ampere: -1])
  static let siemen = UnitScale(0.001, [.gram: -1, .meter: -2, .second: 3, .ampere: 2])
  static let hertz = UnitScale(1, [.second: -1])
  static let kelvin = UnitScale(1, [.kelvin: 1])
}
