public import Wire

/// An intent with its arguments, which a button or toggle of a widget stores and sends.
public struct IntentInvocation: Sendable, Hashable {
  /// The persistent identifier of the intent.
  public let identifier: String
  /// The arguments that are set; parameters without a value are omitted.
  public let arguments: [IntentArgument]

  /// Creates an invocation from an intent's persistent identifier and arguments.
  public init(identifier: String, arguments: [IntentArgument]) {
    self.identifier = identifier
    self.arguments = arguments
  }

  /// Creates an invocation from the values of an intent's `@Parameter` properties; other properties
  /// are ignored.
  public init(_ intent: some AppIntent) {
    identifier = type(of: intent).persistentIdentifier
    arguments = IntentParameters(of: intent).all.compactMap { parameter in
      parameter.value.currentValue.map { IntentArgument(parameter.name, value: $0) }
    }
  }

  /// Creates the invocation of a toggle's intent with the state after the press.
  ///
  /// A ``SetValueIntent`` receives the new state as its value (AI-60); any other intent reads the
  /// state itself.
  public init(_ intent: some AppIntent, turningOn isOn: Bool) {
    let pressed = IntentInvocation(intent)
    guard type(of: intent)._setsValue else {
      self = pressed
      return
    }
    identifier = pressed.identifier
    arguments =
      pressed.arguments.filter { $0.name != "value" }
      + [IntentArgument("value", value: .bool(isOn))]
  }

  /// The intent's name on the command line: `complete-to-do`.
  public var name: String { CommandLineName.intent(identifier) }
}

extension IntentInvocation: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      identifier: try c.required("identifier", 0, value?.identifier),
      arguments: try c.list("arguments", 1, value?.arguments)
    )
  }
}
