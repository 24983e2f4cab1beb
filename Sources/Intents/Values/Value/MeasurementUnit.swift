/// A unit of measurement; only the units in this table can be converted.
package struct MeasurementUnit: Sendable, Hashable {
  /// The symbol as Foundation writes it: `km`.
  package let symbol: String
  /// The measured dimension: `length`.
  package let dimension: String
  /// The factor in the conversion to the dimension's base unit: `value * factor + offset`.
  private let factor: Double
  private let offset: Double

  private init(_ symbol: String, _ dimension: String, _ factor: Double, _ offset: Double = 0) {
    self.symbol = symbol
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
  }

  /// Returns the unit of a dimension with a symbol; `nil` if the table does not contain it.
  package static func named(_ symbol: String, of dimension: String) -> MeasurementUnit? {
    all.first { $0.symbol == symbol && $0.dimension == dimension }
  }

  /// Returns the unit that a dimension uses by default: the first in the table; `nil` for an
  /// unknown dimension.
  package static func first(of dimension: String) -> MeasurementUnit? {
    all.first { $0.dimension == dimension }
  }

  /// Returns a number of this unit in another unit of the dimension.
  fileprivate func converted(_ number: Double, to other: MeasurementUnit) -> Double {
    (number * factor + offset - other.offset) / other.factor
  }

  /// The units that can be converted, grouped by dimension.
  ///
  /// Factors: SI brochure, 9th edition; NIST SP 811 (2008), appendix B.8.
  package static let all: [MeasurementUnit] = [
    MeasurementUnit("m", "length", 1),
    MeasurementUnit("km", "length", 1_000),
    MeasurementUnit("cm", "length", 0.01),
    MeasurementUnit("mm", "length", 0.001),
    MeasurementUnit("mi", "length", 1_609.344),
    MeasurementUnit("yd", "length", 0.9144),
    MeasurementUnit("ft", "length", 0.3048),
    MeasurementUnit("in", "length", 0.0254),
    MeasurementUnit("kg", "mass", 1),
    MeasurementUnit("g", "mass", 0.001),
    MeasurementUnit("mg", "mass", 0.000_001),
    MeasurementUnit("t", "mass", 1_000),
    MeasurementUnit("lb", "mass", 0.453_592_37),
    MeasurementUnit("oz", "mass", 0.028_349_523_125),
    MeasurementUnit("K", "temperature", 1),
    MeasurementUnit("°C", "temperature", 1, 273.15),
    MeasurementUnit("°F", "temperature", 5 / 9, 459.67 * 5 / 9),
    MeasurementUnit("m/s", "speed", 1),
    MeasurementUnit("km/h", "speed", 1 / 3.6),
    MeasurementUnit("mph", "speed", 0.447_04),
    MeasurementUnit("kn", "speed", 1_852 / 3_600),
    MeasurementUnit("m²", "area", 1),
    MeasurementUnit("km²", "area", 1_000_000),
    MeasurementUnit("ha", "area", 10_000),
    MeasurementUnit("L", "volume", 1),
    MeasurementUnit("mL", "volume", 0.001),
    MeasurementUnit("m³", "volume", 1_000),
    MeasurementUnit("J", "energy", 1),
    MeasurementUnit("kJ", "energy", 1_000),
    MeasurementUnit("kCal", "energy", 4_184),
    MeasurementUnit("kWh", "energy", 3_600_000),
    MeasurementUnit("W", "power", 1),
    MeasurementUnit("kW", "power", 1_000),
    MeasurementUnit("MW", "power", 1_000_000),
    MeasurementUnit("hPa", "pressure", 100),
    MeasurementUnit("kPa", "pressure", 1_000),
    MeasurementUnit("bar", "pressure", 100_000),
    MeasurementUnit("Hz", "frequency", 1),
    MeasurementUnit("kHz", "frequency", 1_000),
    MeasurementUnit("MHz", "frequency", 1_000_000),
    MeasurementUnit("GHz", "frequency", 1_000_000_000),
    MeasurementUnit("°", "angle", 1),
    MeasurementUnit("rad", "angle", 180 / Double.pi),
    MeasurementUnit("B", "informationStorage", 1),
    MeasurementUnit("kB", "informationStorage", 1_000),
    MeasurementUnit("MB", "informationStorage", 1_000_000),
    MeasurementUnit("GB", "informationStorage", 1_000_000_000),
    MeasurementUnit("TB", "informationStorage", 1_000_000_000_000),
    MeasurementUnit("KiB", "informationStorage", 1_024),
    MeasurementUnit("MiB", "informationStorage", 1_048_576),
    MeasurementUnit("GiB", "informationStorage", 1_073_741_824),
  ]
}

extension MeasurementValue {
  /// Returns the number in another unit of the same dimension; `nil` if the table does not have the
  /// unit.
  package func value(in unit: String) -> Double? {
    if self.unit == unit { return value }
    guard let from = MeasurementUnit.named(self.unit, of: dimension),
      let to = MeasurementUnit.named(unit, of: dimension)
    else { return nil }
    return from.converted(value, to: to)
  }
}
