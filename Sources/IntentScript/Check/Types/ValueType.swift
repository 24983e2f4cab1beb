internal import WidgetIntents

/// The type of an expression, with details that only the checker knows.
struct ValueType: Equatable {
  let type: IntentValueType
  /// Whether a `Day` is certainly without a time, so that it stays a day when days are added to it.
  let isDayOnly: Bool

  init(_ type: IntentValueType, isDayOnly: Bool = false) {
    self.type = type
    self.isDayOnly = isDayOnly
  }

  /// A day of the calendar that a script writes or works out.
  static let day = ValueType(.dateComponents, isDayOnly: true)
  /// The type of `nil`: an optional of any type.
  static let absent = ValueType(.optional(.nothing))
  static let bool = ValueType(.bool)
  static let int = ValueType(.int)
  static let double = ValueType(.double)
  static let string = ValueType(.string)
  static let date = ValueType(.date)
  static let duration = ValueType(.duration)
  static let nothing = ValueType(.nothing)

  var isOptional: Bool { type.isOptional }
  var unwrapped: ValueType { isOptional ? ValueType(type.unwrapped, isDayOnly: isDayOnly) : self }
  var wrapped: ValueType { isOptional ? self : ValueType(.optional(type), isDayOnly: isDayOnly) }

  /// Returns whether values of the two types can be compared: the same type, numbers, and days with
  /// instants.
  func isComparable(with other: ValueType) -> Bool {
    switch (type, other.type) {
    case (.int, .double), (.double, .int): true
    case (.dateComponents, .date), (.date, .dateComponents): true
    case (.nothing, _), (_, .nothing): true  // both sides are `nil`
    default: type == other.type
    }
  }

  /// The type of a list's elements; `nil` if the type is not a list.
  var element: ValueType? {
    if case .list(let element) = type { ValueType(element, isDayOnly: isDayOnly) } else { nil }
  }
}

extension IntentValueType {
  /// The name of the type, as a script writes it.
  var scriptName: String {
    switch self {
    case .measurement(let dimension): Self.typeName(ofDimension: dimension)
    case .list(let element): "[\(element.scriptName)]"
    case .optional(.nothing): "nil"
    case .optional(let wrapped): "\(wrapped.scriptName)?"
    default: description
    }
  }

  /// Returns the name of a dimension's type in scripts: `Length` for `length`.
  static func typeName(ofDimension dimension: String) -> String {
    dimension.prefix(1).uppercased() + dimension.dropFirst()
  }

  /// The types by the names that scripts use for them, without the types of extensions.
  static let byScriptName: [String: IntentValueType] = {
    var types: [String: IntentValueType] = [
      "Bool": .bool, "Int": .int, "Double": .double, "String": .string, "URL": .url,
      "Day": .dateComponents, "Date": .date, "Duration": .duration, "Nothing": .nothing,
      "Error": .entity(CaughtError.type),
    ]
    for dimension in ScriptUnit.dimensions {
      types[typeName(ofDimension: dimension)] = .measurement(dimension)
    }
    return types
  }()
}
