import IntentScript
import WidgetIntents

/// Descriptions of an extension with to-dos and coins, for completions in scripts.
enum SampleCatalog {
  static let toDos = [
    ("k1", "Buy milk"), ("ab3", "Twin"), ("ab4", "Twin"), ("m2", "Call 世界"),
  ].map { EntityValue(type: "ToDo", id: $0, title: $1) }

  static let catalog = ScriptCatalog([
    ScriptCatalog.Entry(
      extensionName: "home",
      intents: [
        intent(
          "add-to-do",
          [
            ("name", .string), ("due", .optional(.date)), ("list", .enumeration("List")),
            ("isUrgent", .bool),
          ],
          .entity("ToDo")
        ),
        intent("complete-to-do", [("id", .entity("ToDo"))], .nothing),
        intent("refresh-coins", [], .nothing),
        intent("hidden", [], .nothing, isDiscoverable: false),
        intent("configure", [], .nothing, role: .configuration),
      ],
      entities: [
        EntityMetadata(
          identifier: "ToDo",
          title: "To-do",
          properties: [
            .init(name: "name", type: .string), .init(name: "isDone", type: .bool),
            .init(name: "due", type: .optional(.date)),
            .init(name: "list", type: .enumeration("List")),
          ]
        ),
        EntityMetadata(
          identifier: "Coin",
          title: "Coin",
          properties: [.init(name: "price", type: .double)]
        ),
      ],
      enumerations: [
        EnumMetadata(
          identifier: "List",
          title: "List",
          cases: [
            EnumerationValue(type: "List", rawValue: "home", title: "Home", position: 0),
            EnumerationValue(type: "List", rawValue: "atWork", title: "At Work", position: 1),
          ]
        )
      ],
      kinds: ["to-do", "crypto"]
    )
  ])

  private static func intent(
    _ name: String,
    _ parameters: [(String, IntentValueType)],
    _ result: IntentValueType,
    isDiscoverable: Bool = true,
    role: IntentMetadata.Role = .action
  ) -> IntentMetadata {
    IntentMetadata(
      name: name,
      identifier: name,
      title: name,
      description: nil,
      category: nil,
      summary: nil,
      role: role,
      parameters: parameters.map { ParameterMetadata(name: $0, title: $0, type: $1) },
      resultType: result,
      isDiscoverable: isDiscoverable
    )
  }
}
