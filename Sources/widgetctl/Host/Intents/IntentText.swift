import WidgetIntents
import WidgetTerminal

/// Describes the intents of one extension and their parameters, as text and as JSON.
struct IntentText {
  let host: HostedExtension

  /// Returns the complete description of one intent as text.
  func whole(_ intent: IntentMetadata) -> String {
    let example = example(of: intent)
    var text = "\(intent.title)\n"
    if let description = intent.description, !description.isEmpty { text += "\(description)\n" }
    text += "\nusage: widgetctl perform \(intent.form(host.description.enumerations))\n"
    if let summary = intent.summary { text += "summary: \(Self.sentence(summary))\n" }
    if intent.resultType != .nothing { text += "result: \(intent.resultType)\n" }
    if intent.isStoreOnly { text += "atomic: a script may use it in an atomic block\n" }
    if !intent.parameters.isEmpty {
      text += "\nparameters:\n"
      text += HelpText.aligned(
        intent.parameters.map { parameter in
          (parameter.form(host.description.enumerations), explanation(of: parameter))
        }
      )
    }
    text += "\nexamples:\n"
    return text
      + HelpText.aligned([(example.commandLine, "in a shell"), (example.statement, "in a script")])
  }

  /// Returns a summary as users read it, with `<name>` in place of each parameter `${name}`.
  private static func sentence(_ summary: String) -> String {
    var text = ""
    var rest = summary[...]
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[dollar...]
      guard rest.hasPrefix("${"), let end = rest.firstIndex(of: "}") else {
        text.append(rest.removeFirst())
        continue
      }
      text += "<\(rest[..<end].dropFirst(2))>"
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private func example(of intent: IntentMetadata) -> IntentExample {
    IntentExample(intent: intent, enumerations: host.description.enumerations)
  }

  func json(_ intent: IntentMetadata) -> JSONText {
    .object([
      ("name", .string(intent.name)),
      ("identifier", .string(intent.identifier)),
      ("title", .string(intent.title)),
      ("description", .optional(intent.description)),
      ("extension", .string(host.name)),
      ("result", .string("\(intent.resultType)")),
      ("summary", .optional(intent.summary)),
      ("isStoreOnly", .bool(intent.isStoreOnly)),
      ("parameters", .array(intent.parameters.map(json))),
      (
        "example",
        .object([
          ("commandLine", .string(example(of: intent).commandLine)),
          ("script", .string(example(of: intent).statement)),
        ])
      ),
    ])
  }

  func json(_ parameter: ParameterMetadata) -> JSONText {
    .object([
      ("name", .string(parameter.name)),
      ("option", .string("--\(parameter.optionName)")),
      ("title", .string(parameter.title)),
      ("description", .optional(parameter.description)),
      ("type", .string("\(parameter.type.unwrapped)")),
      ("isRequired", .bool(parameter.isRequired)),
      ("default", parameter.defaultValue.map { .raw($0.json) } ?? .null),
      ("range", .optional(parameter.range)),
      ("cases", cases(of: parameter).map { .array($0.map { .raw($0.json) }) } ?? .null),
    ])
  }

  /// Returns the purpose and the possible values of a parameter; `choices` are those that the
  /// extension offers at present.
  func explanation(of parameter: ParameterMetadata, choices: [String] = []) -> String {
    var text = parameter.description ?? parameter.title
    // The usage line may already contain the cases.
    let isSaid = parameter.valueForm(host.description.enumerations).contains("|")
    if let cases = cases(of: parameter), !isSaid {
      text += ": \(cases.map(Self.word).joined(separator: ", "))"
    } else if !choices.isEmpty, !isSaid {
      text += ": \(choices.joined(separator: ", "))"
    }
    if case .list = parameter.type.unwrapped { text += ", may be repeated" }
    if let range = parameter.range { text += ", \(range)" }
    if let value = parameter.defaultValue { text += " (\(Self.word(value)) unless given)" }
    return parameter.isRequired ? text + " (required)" : text
  }

  /// Returns the cases of a parameter whose type is an enumeration, or a list of an enumeration;
  /// otherwise `nil`.
  private func cases(of parameter: ParameterMetadata) -> [IntentValue]? {
    if let cases = parameter.cases { return cases }
    var type = parameter.type.unwrapped
    if case .list(let element) = type { type = element.unwrapped }
    guard case .enumeration(let name) = type else { return nil }
    return host.description.enumerations.first { $0.identifier == name }?
      .cases.map { .enumeration($0) }
  }

  /// Returns a value in the form in which users type it.
  private static func word(_ value: IntentValue) -> String {
    if case .enumeration(let value) = value { value.rawValue } else { value.displayText }
  }
}
