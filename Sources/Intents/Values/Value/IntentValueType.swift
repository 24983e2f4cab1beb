public import Wire

/// The type of a parameter, a property or a result, as the command line and scripts name it.
public indirect enum IntentValueType: Sendable, Hashable {
  /// The type of the result of an intent that returns nothing.
  case nothing
  case bool
  case int
  case double
  case string
  case url
  case date
  case dateComponents
  /// The type of durations, in calendar units such as months or in exact ones.
  case duration
  /// The type of numbers with a unit of this dimension: `length`.
  case measurement(String)
  /// The type of an ``AppEnum``, by its persistent identifier.
  case enumeration(String)
  /// The type of an ``AppEntity``, by its persistent identifier.
  case entity(String)
  case list(IntentValueType)
  case optional(IntentValueType)

  /// The wrapped type of an optional; otherwise the type itself.
  public var unwrapped: IntentValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Whether a value may be absent.
  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

extension IntentValueType {
  /// Whether values of the type can be ordered, as numbers and dates can.
  package var hasOrder: Bool {
    switch unwrapped {
    case .int, .double, .string, .dateComponents, .date, .duration, .measurement, .enumeration:
      true
    default: false
    }
  }

  /// Whether values of the type may be empty; a search treats an empty value as absent.
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

extension IntentValueType: WiredChoice {
  @inlinable public static var noun: StaticString { "type" }
  @inlinable public static var mark: WireMark { .alone }

  @inlinable
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    try c.nested(.terms) { c throws(WireFault) in
      let outer = try c.beginChoice(mark)
      let made = try cases(value, &c)
      try c.end(outer)
      return made
    }
  }

  @inlinable
  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("nothing", 0, value, { $0 == .nothing }) { return .nothing }
    if try c.isCase("bool", 1, value, { $0 == .bool }) { return .bool }
    if try c.isCase("int", 2, value, { $0 == .int }) { return .int }
    if try c.isCase("double", 3, value, { $0 == .double }) { return .double }
    if try c.isCase("string", 4, value, { $0 == .string }) { return .string }
    if try c.isCase("url", 5, value, { $0 == .url }) { return .url }
    if try c.isCase("date", 6, value, { $0 == .date }) { return .date }
    if try c.isCase("dateComponents", 7, value, { $0 == .dateComponents }) {
      return .dateComponents
    }
    if try c.isCase("duration", 8, value, { $0 == .duration }) { return .duration }
    let measurement = try c.when("measurement", 9, value) {
      if case .measurement(let it) = $0 { it } else { nil }
    }
    if let it = measurement {
      return .measurement(try c.required("dimension", 0, it))
    }
    let enumeration = try c.when("enumeration", 10, value) {
      if case .enumeration(let it) = $0 { it } else { nil }
    }
    if let it = enumeration {
      return .enumeration(try c.required("name", 0, it))
    }
    let entity = try c.when("entity", 11, value) {
      if case .entity(let it) = $0 { it } else { nil }
    }
    if let it = entity {
      return .entity(try c.required("name", 0, it))
    }
    let list = try c.when("list", 12, value) {
      if case .list(let it) = $0 { it } else { nil }
    }
    if let it = list {
      return .list(try c.required("element", 0, it))
    }
    let optional = try c.when("optional", 13, value) {
      if case .optional(let it) = $0 { it } else { nil }
    }
    if let it = optional {
      return .optional(try c.required("wrapped", 0, it))
    }
    throw c.unknown(noun)
  }
}
