public import Wire

/// A description of an intent, which extensions send to the host.
public struct IntentMetadata: Sendable, Hashable {
  /// The purpose of an intent: to act, to configure a widget, to set a value, or to open something.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case action
    /// The intent configures a placed widget and is never performed.
    case configuration
    /// The intent sets one value, as a toggle does.
    case setValue
    /// The intent opens something on Apple's platforms.
    case open
  }

  /// The name of the intent on the command line: `complete-to-do`.
  public let name: String
  /// The persistent identifier of the intent: `CompleteToDoIntent`.
  public let identifier: String
  public let title: String
  public let description: String?
  public let category: String?
  /// The parameter summary, with `${name}` for each parameter.
  public let summary: String?
  public let role: Role
  /// The parameters of the intent in order of declaration.
  public let parameters: [ParameterMetadata]
  /// The type of the value that `perform()` returns.
  public let resultType: IntentValueType
  /// Whether lists and scripts offer the intent.
  public let isDiscoverable: Bool
  /// Whether the intent changes only the store (``StoreOnlyIntent``).
  public let isStoreOnly: Bool
  /// Whether the intent can describe its effect in advance (``PreviewableIntent``).
  public let isPreviewable: Bool

  @usableFromInline package init(
    name: String,
    identifier: String,
    title: String,
    description: String?,
    category: String?,
    summary: String?,
    role: Role,
    parameters: [ParameterMetadata],
    resultType: IntentValueType,
    isDiscoverable: Bool,
    isStoreOnly: Bool = false,
    isPreviewable: Bool = false
  ) {
    self.name = name
    self.identifier = identifier
    self.title = title
    self.description = description
    self.category = category
    self.summary = summary
    self.role = role
    self.parameters = parameters
    self.resultType = resultType
    self.isDiscoverable = isDiscoverable
    self.isStoreOnly = isStoreOnly
    self.isPreviewable = isPreviewable
  }
}

extension IntentMetadata {
  /// Reads the description of an intent type by creating an instance; nothing is performed.
  public init(_ type: any AppIntent.Type) {
    self = Self.describe(type)
  }

  private static func describe<Intent: AppIntent>(_ type: Intent.Type) -> IntentMetadata {
    let intent = Intent()
    let parameters = IntentParameters(of: intent)
    return IntentMetadata(
      name: CommandLineName.intent(Intent.persistentIdentifier),
      identifier: Intent.persistentIdentifier,
      title: Intent.title.text,
      description: Intent.description?.descriptionText.text,
      category: Intent.description?.categoryName?.text,
      summary: SummarySentence.text(of: Intent.parameterSummary, in: intent, parameters),
      role: role(of: type),
      parameters: parameters.all.map(\.value.metadata),
      resultType: Intent.PerformResult.Value._intentValueType,
      isDiscoverable: Intent.isDiscoverable,
      isStoreOnly: Intent._isStoreOnly,
      isPreviewable: Intent._isPreviewable
    )
  }

  private static func role(of type: any AppIntent.Type) -> Role {
    if type._configuresWidget { return .configuration }
    if type._setsValue { return .setValue }
    return type._opens ? .open : .action
  }
}

extension IntentMetadata: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      name: try c.required("name", 0, value?.name),
      identifier: try c.required("identifier", 1, value?.identifier),
      title: try c.required("title", 2, value?.title),
      description: try c.field("description", 3, value?.description),
      category: try c.field("category", 4, value?.category),
      summary: try c.field("summary", 5, value?.summary),
      role: try c.required("role", 6, value?.role),
      parameters: try c.list("parameters", 7, value?.parameters),
      resultType: try c.required("resultType", 8, value?.resultType),
      isDiscoverable: try c.mark("isDiscoverable", 9, value?.isDiscoverable),
      isStoreOnly: try c.mark("isStoreOnly", 10, value?.isStoreOnly),
      isPreviewable: try c.mark("isPreviewable", 11, value?.isPreviewable)
    )
  }
}

extension IntentMetadata.Role: WiredWord {}
