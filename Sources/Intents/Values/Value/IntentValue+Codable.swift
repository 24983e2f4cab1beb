import Essentials
internal import Moments

/// One key names the kind: `{"int": 3}`, `{"date": 1795219200000000}` (microseconds since 1970 UTC).
extension IntentValue: Codable {
  /// Keys and positions around a value: parameters are lists of plain values at most.
  package static let maximumPath = 64

  package enum CodingKeys: String, CodingKey {
    case none, bool, int, double, string, url, date, dateComponents, duration, measurement
    case enumeration, entity, list
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: try container.encode(true, forKey: .none)
    case .bool(let value): try container.encode(value, forKey: .bool)
    case .int(let value): try container.encode(value, forKey: .int)
    case .double(let value): try container.encode(value.description, forKey: .double)
    case .string(let value): try container.encode(value, forKey: .string)
    case .url(let value): try container.encode(value.absoluteString, forKey: .url)
    case .date(let value):
      try container.encode(Instant(value).microseconds, forKey: .date)
    case .dateComponents(let value):
      try container.encode(CodedComponents(value), forKey: .dateComponents)
    case .duration(let value): try container.encode(value, forKey: .duration)
    case .measurement(let value): try container.encode(value, forKey: .measurement)
    case .enumeration(let value): try container.encode(value, forKey: .enumeration)
    case .entity(let value): try container.encode(value, forKey: .entity)
    case .list(let values): try container.encode(values, forKey: .list)
    }
  }

  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumPath else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the value is nested too deeply")
      )
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "one known kind is expected")
      )
    }
    switch key {
    case .none: self = .none
    case .bool: self = .bool(try container.decode(Bool.self, forKey: key))
    case .int: self = .int(try container.decode(Int.self, forKey: key))
    case .double:
      let text = try container.decode(String.self, forKey: key)
      self = .double(try Self.unwrap(Double(text), key, in: container))
    case .string: self = .string(try container.decode(String.self, forKey: key))
    case .url:
      let text = try container.decode(String.self, forKey: key)
      self = .url(try Self.unwrap(URL(string: text), key, in: container))
    case .date:
      self = .date(Instant(microseconds: try container.decode(Int64.self, forKey: key)).date)
    case .dateComponents:
      self = .dateComponents(try container.decode(CodedComponents.self, forKey: key).components)
    case .duration: self = .duration(try container.decode(CalendarDuration.self, forKey: key))
    case .measurement:
      self = .measurement(try container.decode(MeasurementValue.self, forKey: key))
    case .enumeration:
      self = .enumeration(try container.decode(EnumerationValue.self, forKey: key))
    case .entity: self = .entity(try container.decode(EntityValue.self, forKey: key))
    case .list: self = .list(try container.decode([IntentValue].self, forKey: key))
    }
  }

  private static func unwrap<Value>(
    _ value: Value?,
    _ key: CodingKeys,
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Value {
    guard let value else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: container,
        debugDescription: "not a \(key.rawValue)"
      )
    }
    return value
  }
}
