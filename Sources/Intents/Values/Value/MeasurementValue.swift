/// A number with its unit, apart from the units' Swift types: 5 km.
public struct MeasurementValue: Sendable, Hashable {
  public let value: Double
  /// The unit's symbol as Foundation writes it: `km`.
  public let unit: String
  /// What is measured: `length`.
  public let dimension: String

  /// Makes a measurement.
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

/// The number is kept as text, as every other: JSON has no infinity.
extension MeasurementValue: Codable {
  private enum CodingKeys: String, CodingKey { case value, unit, dimension }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value.description, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(dimension, forKey: .dimension)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let value = Double(try container.decode(String.self, forKey: .value)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .value,
        in: container,
        debugDescription: "not a number"
      )
    }
    self.init(
      value: value,
      unit: try container.decode(String.self, forKey: .unit),
      dimension: try container.decode(String.self, forKey: .dimension)
    )
  }
}
