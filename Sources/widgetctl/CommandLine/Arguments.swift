/// A command line taken apart by the rules of one command.
struct Arguments: Equatable, Sendable {
  /// An intent's parameter; no value where `--name` stood alone.
  struct Parameter: Equatable, Sendable {
    let name: String
    let value: String?
  }

  private(set) var operands: [String] = []
  private(set) var parameters: [Parameter] = []
  private var options: [Option] = []

  private struct Option: Equatable, Sendable {
    let name: String
    let value: String?
  }

  func has(_ option: OptionDefinition) -> Bool { has(option.name) }

  func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  func value(of option: OptionDefinition) -> String? { value(of: option.name) }

  /// The value that was given last.
  func value(of name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// Whether the help was asked for by its long name, which shows all of it.
  var wantsWholeHelp: Bool { options.contains { $0.name == "help" && $0.value == nil } }
  var wantsHelp: Bool { has("help") }

  mutating func append(operand: String) { operands.append(operand) }

  mutating func append(parameter name: String, value: String?) {
    parameters.append(Parameter(name: name, value: value))
  }

  mutating func append(option name: String, value: String?) {
    options.append(Option(name: name, value: value))
  }
}
