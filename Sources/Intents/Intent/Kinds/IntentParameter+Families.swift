public import Essentials

extension IntentParameter where Value.ValueType == String {
  /// Creates a parameter for text; `inputOptions` is ignored, because a terminal accepts text as
  /// typed.
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
  /// Creates a parameter for a Boolean; a terminal ignores `displayName`, the labels of the values.
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
  /// Creates a parameter for integers; values outside of `inclusiveRange` are rejected.
  ///
  /// ```swift
  /// struct Repeat: AppIntent {
  ///   static let title: LocalizedStringResource = "Repeat"
  ///   @Parameter(title: "Times", default: 2, inclusiveRange: (1, 20)) var times: Int
  ///   func perform() async throws -> some IntentResult { .result() }
  /// }
  /// ```
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
  /// Creates a parameter for numbers; values outside of `inclusiveRange` are rejected.
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
  /// Creates a parameter for URLs.
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
  /// Creates a parameter for instants; `kind`, the fields of Apple's editor, is ignored.
  ///
  /// ```swift
  /// struct Remind: AppIntent {
  ///   static let title: LocalizedStringResource = "Remind"
  ///   @Parameter(title: "At", kind: .dateTime) var date: Date
  ///   func perform() async throws -> some IntentResult { .result() }
  /// }
  /// ```
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
  /// Creates a parameter for days and times without a time zone; `kind` is ignored.
  ///
  /// ```swift
  /// struct Plan: AppIntent {
  ///   static let title: LocalizedStringResource = "Plan"
  ///   @Parameter(title: "Day", kind: .date) var day: DateComponents?
  ///   func perform() async throws -> some IntentResult { .result() }
  /// }
  /// ```
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
