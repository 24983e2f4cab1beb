/// A named input; one name may occur several times when the parameter is a list.
public struct IntentArgument: Sendable, Hashable, Codable {
  /// The parameter's Swift name or its kebab-case form.
  public let name: String
  public let input: IntentInput

  /// Makes an argument.
  public init(_ name: String, _ input: IntentInput) {
    self.name = name
    self.input = input
  }

  /// Makes an argument from words.
  public init(_ name: String, text: String) {
    self.init(name, .text(text))
  }

  /// Makes an argument from a finished value.
  public init(_ name: String, value: IntentValue) {
    self.init(name, .value(value))
  }
}
