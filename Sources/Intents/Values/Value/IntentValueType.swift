/// The type of a parameter, a property or a result, as the command line and scripts name it.
public indirect enum IntentValueType: Sendable, Hashable {
  /// The result of an intent that returns nothing.
  case nothing
  case bool
  case int
  case double
  case string
  case url
  case date
  case dateComponents
  /// A span of time.
  case duration
  /// A number with a unit of this dimension: `length`.
  case measurement(String)
  /// An ``AppEnum`` by its persistent identifier.
  case enumeration(String)
  /// An ``AppEntity`` by its persistent identifier.
  case entity(String)
  case list(IntentValueType)
  case optional(IntentValueType)

  /// The type without the outermost `?`.
  public var unwrapped: IntentValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Whether a value may be absent.
  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

extension IntentValueType {
  /// Whether values of the type come in an order that people expect.
  package var hasOrder: Bool {
    switch unwrapped {
    case .int, .double, .string, .dateComponents, .date, .duration, .measurement, .enumeration:
      true
    default: false
    }
  }

  /// Whether a value may be empty: a search counts that as no value.
  package var hasEmptyValue: Bool {
    switch unwrapped {
    case .string, .list: true
    default: false
    }
  }
}

extension IntentValueType: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothing: "Nothing"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .url: "URL"
    case .date: "Date"
    case .dateComponents: "Day"
    case .duration: "Duration"
    // As scripts name it: `Length`.
    case .measurement(let dimension): dimension.prefix(1).uppercased() + dimension.dropFirst()
    case .enumeration(let name), .entity(let name): name
    case .list(let element): "[\(element)]"
    case .optional(let wrapped): "\(wrapped)?"
    }
  }
}

extension IntentValueType: Codable {
  public init(from decoder: any Decoder) throws {
    let type = try CodedCase(from: decoder)
    switch type.name {
    case "nothing": self = .nothing
    case "bool": self = .bool
    case "int": self = .int
    case "double": self = .double
    case "string": self = .string
    case "url": self = .url
    case "date": self = .date
    case "dateComponents": self = .dateComponents
    case "duration": self = .duration
    case "measurement": self = .measurement(try type.value())
    case "enumeration": self = .enumeration(try type.value())
    case "entity": self = .entity(try type.value())
    case "list": self = .list(try type.value())
    case "optional": self = .optional(try type.value())
    default: throw type.isUnknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .nothing: try CodedCase.encode("nothing", to: encoder)
    case .bool: try CodedCase.encode("bool", to: encoder)
    case .int: try CodedCase.encode("int", to: encoder)
    case .double: try CodedCase.encode("double", to: encoder)
    case .string: try CodedCase.encode("string", to: encoder)
    case .url: try CodedCase.encode("url", to: encoder)
    case .date: try CodedCase.encode("date", to: encoder)
    case .dateComponents: try CodedCase.encode("dateComponents", to: encoder)
    case .duration: try CodedCase.encode("duration", to: encoder)
    case .measurement(let dimension): try CodedCase.encode("measurement", dimension, to: encoder)
    case .enumeration(let name): try CodedCase.encode("enumeration", name, to: encoder)
    case .entity(let name): try CodedCase.encode("entity", name, to: encoder)
    case .list(let element): try CodedCase.encode("list", element, to: encoder)
    case .optional(let wrapped): try CodedCase.encode("optional", wrapped, to: encoder)
    }
  }
}
