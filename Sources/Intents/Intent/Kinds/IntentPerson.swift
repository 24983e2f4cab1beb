import Essentials

/// A person, by a name or by an address.
public struct IntentPerson: Sendable, Hashable {
  /// The name under which the person is displayed.
  public enum Name: Sendable, Hashable {
    case displayName(String)
  }

  /// The person's identifier in an address book or in an application.
  public enum Identifier: Sendable, Hashable {
    case contactIdentifier(String)
    case applicationDefined(String)
  }

  /// The person's address or telephone number.
  public struct Handle: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public let value: Value

    public init(emailAddress: String) { value = .emailAddress(emailAddress) }
    public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
    public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }

    var text: String {
      switch value {
      case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
      }
    }
  }

  /// The kinds of contact data from which a user chooses on Apple's platforms.
  public enum ParameterMode: Sendable { case contact, email, phone, emailOrPhone }

  public let identifier: Identifier?
  public let name: Name
  public let handle: Handle?
  public let isMe: Bool

  /// Creates a person; only the name is required.
  public init(
    identifier: Identifier? = nil,
    name: Name,
    handle: Handle? = nil,
    isMe: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.isMe = isMe
  }

  /// The person's name, for display.
  public var displayName: String {
    switch name {
    case .displayName(let name): name
    }
  }
}

extension IntentPerson: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(handle?.text ?? displayName) }

  /// Resolves text to a person: text with an @ is an address, digits are a number, anything else is
  /// a name.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> IntentPerson {
    let text = try await String._resolve(input, parameter: parameter, in: context)
    let isNumber =
      text.contains(where: \.isNumber)
      && text.allSatisfy { $0.isNumber || "+-() ".contains($0) }
    let handle: Handle? =
      text.contains("@")
      ? Handle(emailAddress: text) : isNumber ? Handle(phoneNumber: text) : nil
    return IntentPerson(name: .displayName(text), handle: handle)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter for persons; `parameterMode` selects the contact data on Apple's
  /// platforms.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    parameterMode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}
