public import Wire

/// A number with a unit, without the unit's Swift type: 5 km.
public struct MeasurementValue: Sendable, Hashable {
  public let value: Double
  /// The unit's symbol as Foundation writes it: `km`.
  public let unit: String
  /// The measured dimension: `length`.
  public let dimension: String

  /// Creates a measurement from a number and the symbol of a unit of the dimension.
  public init(value: Double, unit: String, dimension: String) {
    self.value = value
    self.unit = unit
    self.dimension = dimension
  }
}

extension MeasurementValue: CustomStringConvertible {
  private static let maximumExact = 1e15  // above it a Double has no digits after the point

  public var description: String {
    let isWhole = value == value.rounded() && value.magnitude < Self.maximumExact
    return "\(isWhole ? String(Int(value)) : value.description) \(unit)"
  }
}

extension MeasurementValue: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      value: try c.required("value", 0, (value?.value).map { WiredNumber($0) }).number,
      unit: try c.required("unit", 1, value?.unit),
      dimension: try c.required("dimension", 2, value?.dimension)
    )
  }
}
