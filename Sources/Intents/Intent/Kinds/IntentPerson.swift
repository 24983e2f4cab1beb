import Essentials

/// A person, by a name or by an address.
public struct IntentPerson: Sendable, Hashable {
  /// What the person is called.
  public enum Name: Sendable, Hashable {
    case displayName(String)
  }

  /// What the person is found again by.
  public enum Identifier: Sendable, Hashable {
    case contactIdentifier(String)
    case applicationDefined(String)
  }

  /// How the person is reached.
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

  /// What an editor would choose from.
  public enum ParameterMode: Sendable { case contact, email, phone, emailOrPhone }

  public let identifier: Identifier?
  public let name: Name
  public let handle: Handle?
  public let isMe: Bool

  /// Makes a person.
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

  /// The name as it is shown.
  public var displayName: String {
    switch name {
    case .displayName(let name): name
    }
  }
}

extension IntentPerson: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(handle?.text ?? displayName) }

  /// Words with an @ are an address, digits a number, everything else is a name.
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
  /// Makes a parameter that takes persons; the mode is what an editor would choose from.
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
