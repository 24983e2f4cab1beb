// The forms in which intents are typed at a shell. They name values, not the types of a program (CL-9).
extension IntentMetadata {
  /// Returns the intent's command line: `add-to-do --name NAME [--due DATE] [--priority
  /// none|low|medium|high]`.
  public func form(_ enumerations: [EnumMetadata]) -> String {
    parameters.reduce(name) { text, parameter in
      let option = parameter.form(enumerations)
      return text + (parameter.isRequired ? " \(option)" : " [\(option)]")
    }
  }
}

extension ParameterMetadata {
  /// The most characters of a list of cases in a command line; a longer list is replaced by a
  /// placeholder.
  private static let longestChoice = 26

  /// Returns the option with a placeholder for its value: `--due DATE`.
  public func form(_ enumerations: [EnumMetadata]) -> String {
    "--\(optionName) \(valueForm(enumerations))"
  }

  /// Returns a placeholder for the value, such as `DATE`, or the possible values:
  /// `none|low|medium|high`.
  public func valueForm(_ enumerations: [EnumMetadata]) -> String {
    if case .list(let element) = type.unwrapped {
      let form = form(of: element.unwrapped, enumerations)
      return (form == optionName.uppercased() ? Self.singular(form) : form) + "…"
    }
    return form(of: type.unwrapped, enumerations)
  }

  /// Returns the singular of a placeholder: `TAG` for `TAGS`.
  private static func singular(_ name: String) -> String {
    if name.hasSuffix("IES") { return "\(name.dropLast(3))Y" }
    return name.hasSuffix("S") ? String(name.dropLast()) : name
  }

  private func form(of type: IntentValueType, _ enumerations: [EnumMetadata]) -> String {
    switch type {
    case .nothing: "NOTHING"
    case .bool: "true|false"
    case .int, .double: "NUMBER"
    case .string: optionName.uppercased()
    case .url: "URL"
    case .date, .dateComponents: "DATE"
    case .duration: "DURATION"
    case .measurement(let dimension): dimension.uppercased()
    case .entity: "ID"
    case .enumeration(let name): choice(of: name, enumerations)
    case .list(let element), .optional(let element): form(of: element, enumerations)
    }
  }

  /// Returns the cases that the parameter accepts, or a placeholder if their list is too long.
  private func choice(of name: String, _ enumerations: [EnumMetadata]) -> String {
    let all = enumerations.first { $0.identifier == name }?.cases.map(\.rawValue) ?? []
    // `joined` would search all conformances of the program at its first use.
    var choice = ""
    for word in allowedCases ?? all {
      if !choice.isEmpty { choice += "|" }
      choice += CommandLineName.kebab(word)
    }
    return choice.isEmpty || choice.count > Self.longestChoice ? optionName.uppercased() : choice
  }
}
