internal import WidgetIntents
internal import WidgetTimeline

extension ServedContent {
  /// What `describe` answers.
  var description: ExtensionDescription {
    ExtensionDescription(
      widgets: widgets.map(\.summary),
      intents: intents.intents,
      entities: intents.entities,
      enumerations: intents.enumerations,
      shortcuts: intents.shortcuts
    )
  }
}

extension ServedWidget {
  fileprivate var summary: WidgetDescription {
    WidgetDescription(
      kind: kind,
      name: commandLineName,
      displayName: displayName,
      description: description,
      families: families.map(\.commandLineName),
      configuration: configuration
    )
  }

  /// The type's name in kebab case without a trailing `Widget`: `ToDoWidget` is `to-do`.
  private var commandLineName: String {
    let suffix = "Widget"
    let isMoreThanSuffix = typeName.hasSuffix(suffix) && typeName.count > suffix.count
    return CommandLineName.kebab(
      isMoreThanSuffix ? String(typeName.dropLast(suffix.count)) : typeName
    )
  }
}
