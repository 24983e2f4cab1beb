public import Essentials

extension IntentParameter where Value.ValueType == String {
  /// Makes a parameter that takes text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Makes a parameter that takes true or false.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// Makes a parameter that takes whole numbers; outside `inclusiveRange` they are refused.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: Int.IntentControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.limit(to: inclusiveRange)
    }
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Makes a parameter that takes numbers; outside `inclusiveRange` they are refused.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: Double.IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.limit(to: inclusiveRange)
    }
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// Makes a parameter that takes URLs.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Makes a parameter that takes instants; `kind` says what an editor would ask for.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    kind: Date.IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Makes a parameter that takes days and times in no time zone.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    kind: DateComponents.IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }
}

extension ParameterDeclaration {
  fileprivate mutating func limit(to bounds: (lowerBound: Int, upperBound: Int)?) {
    guard let bounds else { return }
    let (lower, upper) = bounds
    range = String(english: "from \(lower) to \(upper)", turkish: "\(lower) ile \(upper) arasında")
    check = { value in
      guard case .int(let number) = value, number < lower || number > upper else { return nil }
      return String(english: "from \(lower) to \(upper)", turkish: "\(lower) ile \(upper) arasında")
    }
  }

  fileprivate mutating func limit(to bounds: (lowerBound: Double, upperBound: Double)?) {
    guard let bounds else { return }
    let (lower, upper) = bounds
    range = String(english: "from \(lower) to \(upper)", turkish: "\(lower) ile \(upper) arasında")
    check = { value in
      guard case .double(let number) = value, !(number >= lower && number <= upper) else {
        return nil
      }
      return String(english: "from \(lower) to \(upper)", turkish: "\(lower) ile \(upper) arasında")
    }
  }
}
