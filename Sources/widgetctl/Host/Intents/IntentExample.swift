import WidgetIntents

/// An example of how to run an intent, in a shell and in a script, with values that its parameters
/// accept.
struct IntentExample {
  let intent: IntentMetadata
  let enumerations: [EnumMetadata]

  /// The example as a command line.
  var commandLine: String {
    let words = shown.map { parameter in
      "--\(parameter.optionName) \(word(parameter.type.unwrapped, of: parameter))"
    }
    return (["widgetctl perform \(intent.name)"] + words).joined(separator: " ")
  }

  /// The example as a statement of a script.
  var statement: String {
    let arguments = shown.map { parameter in
      "\(parameter.name): \(literal(parameter.type.unwrapped, of: parameter))"
    }
    return "\(intent.name)(\(arguments.joined(separator: ", ")))"
  }

  /// The parameters in the example: all required ones, or else only the first one.
  private var shown: [ParameterMetadata] {
    let required = intent.parameters.filter(\.isRequired)
    return required.isEmpty ? Array(intent.parameters.prefix(1)) : required
  }

  private func word(_ type: IntentValueType, of parameter: ParameterMetadata) -> String {
    switch type {
    case .string: "\"\(Self.text(for: parameter))\""
    case .dateComponents: "tomorrow"
    case .date: "2026-12-01T09:00"
    case .duration: "\"10 min\""
    case .measurement(let dimension): "\"\(Self.measurement(of: dimension))\""
    case .url: "https://example.org"
    case .enumeration(let name): firstCase(of: name, in: parameter) ?? "CASE"
    case .entity: "1"
    case .list(let element): word(element.unwrapped, of: parameter)
    case .optional(let wrapped): word(wrapped, of: parameter)
    case .int, .double, .bool, .nothing: number(type, of: parameter)
    }
  }

  private func literal(_ type: IntentValueType, of parameter: ParameterMetadata) -> String {
    switch type {
    case .string, .url, .entity:
      let word = word(type, of: parameter)
      return word.hasPrefix("\"") ? word : "\"\(word)\""
    case .duration: return "10 min"
    case .measurement(let dimension): return Self.measurement(of: dimension)
    case .list(let element): return "[\(literal(element.unwrapped, of: parameter))]"
    case .optional(let wrapped): return literal(wrapped, of: parameter)
    default: return word(type, of: parameter)
    }
  }

  private func number(_ type: IntentValueType, of parameter: ParameterMetadata) -> String {
    if type == .bool { return "true" }
    // In "from 1 to 10", the lower bound is always an allowed value.
    let bound = (parameter.range ?? "").split(separator: " ").first { Double($0) != nil }
    return bound.map(String.init) ?? (type == .double ? "1.5" : "2")
  }

  private func firstCase(of name: String, in parameter: ParameterMetadata) -> String? {
    let cases = parameter.allowedCases ?? []
    let all = enumerations.first { $0.identifier == name }?.cases.map(\.rawValue) ?? []
    let known = cases.isEmpty ? all : cases
    // The first case is often "none".
    return known.dropFirst().first ?? known.first
  }

  private static func text(for parameter: ParameterMetadata) -> String {
    parameter.name == "name" || parameter.name == "title"
      ? "Buy milk" : parameter.title.lowercased()
  }

  private static func measurement(of dimension: String) -> String {
    switch dimension {
    case "length": "5 km"
    case "mass": "2 kg"
    case "duration": "10 min"
    case "temperature": "20 °C"
    case "speed": "50 km/h"
    case "volume": "1 L"
    default: "1"
    }
  }
}
