/// The operands, options and parameters of a parsed command line.
package struct Arguments: Equatable, Sendable {
  /// A parameter of an intent; its value is `nil` if `--name` was given without one.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var operands: [String] = []
  package private(set) var parameters: [Parameter] = []
  private var options: [Option] = []

  package init() {}

  private struct Option: Equatable, Sendable {
    let name: String
    let value: String?
  }

  package func has(_ option: OptionDefinition) -> Bool { has(option.name) }

  package func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  package func value(of option: OptionDefinition) -> String? { value(of: option.name) }

  /// Returns the value of an option, the last one if it was given several times.
  ///
  /// `nil` for an option that was not given or has no value.
  package func value(of name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// Returns every value of an option, in order.
  package func values(of option: OptionDefinition) -> [String] {
    options.filter { $0.name == option.name }.compactMap(\.value)
  }

  /// Whether `--help` was given, which shows the complete help, and not `-h`.
  package var wantsWholeHelp: Bool { options.contains { $0.name == "help" && $0.value == nil } }
  package var wantsHelp: Bool { has("help") }

  package mutating func append(operand: String) { operands.append(operand) }

  /// Removes the first operand, if there is one.
  package mutating func removeFirstOperand() { operands = Array(operands.dropFirst()) }

  package mutating func append(parameter name: String, value: String?) {
    parameters.append(Parameter(name: name, value: value))
  }

  package mutating func append(option name: String, value: String?) {
    options.append(Option(name: name, value: value))
  }
}
