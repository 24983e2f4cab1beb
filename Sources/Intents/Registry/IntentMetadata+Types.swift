extension IntentMetadata {
  /// Reads what is known about an intent's type; one instance is made, nothing is run.
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
      isStoreOnly: type is any StoreOnlyIntent.Type
    )
  }

  private static func role(of type: any AppIntent.Type) -> Role {
    switch type {
    case is any WidgetConfigurationIntent.Type: .configuration
    case is any SetValueIntent.Type: .setValue
    case is any OpenIntent.Type: .open
    default: .action
    }
  }
}
