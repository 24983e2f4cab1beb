import Essentials

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter of entities, found by their query.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.offer { Value.ValueType.defaultQuery }
    }
  }

  /// Creates a parameter of several entities, limited in number.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType: Collection {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.size = { _ in size }
      declaration.offer { Value.ValueType.defaultQuery }
    }
  }

  /// Creates a parameter of several entities; their number is limited by the widget's family.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType: Collection {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.size = { family in family.flatMap { size[$0] } }
      declaration.offer { Value.ValueType.defaultQuery }
    }
  }

  /// Creates a parameter whose entities are found by a given query instead of their type's default
  /// one.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    query: Query,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Query.Entity == Value.ValueType {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.offer { query }
      declaration.element = ParameterElement { input, parameter, _ throws(IntentError) in
        try await EntityResolver(query: query).entity(input, parameter: parameter)
      }
    }
  }
}
