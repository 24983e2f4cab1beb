import IntentScript
import WidgetIntents

/// The intents that the measured scripts call.
enum LoadCatalog {
  static let standard = ScriptCatalog([
    ScriptCatalog.Entry(
      extensionName: "Load",
      intents: [
        intent(
          "AddToDo",
          [("name", .string), ("due", .optional(.dateComponents))],
          .entity("ToDo")
        ),
        intent("CompleteToDo", [("id", .entity("ToDo"))], .entity("ToDo")),
      ],
      entities: [EntityMetadata(identifier: "ToDo", title: "To-do", properties: [])],
      enumerations: []
    )
  ])

  private static func intent(
    _ type: String,
    _ parameters: [(String, IntentValueType)],
    _ result: IntentValueType
  ) -> IntentMetadata {
    IntentMetadata(
      name: CommandLineName.intent(type),
      identifier: type,
      title: type,
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters.map { ParameterMetadata(name: $0.0, title: $0.0, type: $0.1) },
      resultType: result,
      isDiscoverable: true,
      isStoreOnly: true
    )
  }
}
