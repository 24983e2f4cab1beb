internal import WidgetIntents

extension IntentValueType {
  /// The type as a script writes it.
  var scriptName: String {
    switch self {
    case .measurement(let dimension): Self.typeName(ofDimension: dimension)
    case .list(let element): "[\(element.scriptName)]"
    case .optional(.nothing): "nil"
    case .optional(let wrapped): "\(wrapped.scriptName)?"
    default: description
    }
  }

  /// `length` is written `Length`.
  static func typeName(ofDimension dimension: String) -> String {
    dimension.prefix(1).uppercased() + dimension.dropFirst()
  }

  /// The types that scripts can name besides those of the extensions.
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

  /// Whether values of the type come in an order that people expect.
  var hasOrder: Bool {
    switch self {
    case .int, .double, .string, .dateComponents, .date, .duration, .measurement: true
    default: false
    }
  }
}
