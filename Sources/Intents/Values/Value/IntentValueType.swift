/// The type of a parameter, a property or a result, as the command line and scripts name it.
public indirect enum IntentValueType: Sendable, Hashable, Codable {
  /// What an intent that hands nothing back returns.
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
    case .measurement(let dimension): "Measurement<\(dimension)>"
    case .enumeration(let name), .entity(let name): name
    case .list(let element): "[\(element)]"
    case .optional(let wrapped): "\(wrapped)?"
    }
  }
}
