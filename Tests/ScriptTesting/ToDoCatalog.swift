package import IntentScript
internal import WidgetIntents

/// The catalogue of the tests' scripts: the to-do intents, declared as in the built-in extension,
/// and a few test intents that fail or wait.
package enum ToDoCatalog {
  package static let standard = ScriptCatalog([home, trial], placedWidgets: ["k3f9"])

  static let priority = EnumMetadata(
    identifier: "ToDoPriority",
    title: "Priority",
    cases: [("none", "None"), ("low", "Low"), ("medium", "Medium"), ("high", "High")]
      .enumerated().map { position, names in
        EnumerationValue(
          type: "ToDoPriority",
          rawValue: names.0,
          title: names.1,
          position: position
        )
      }
  )

  private static let toDo = IntentValueType.entity("ToDo")

  private static let home = ScriptCatalog.Entry(
    extensionName: "HomeWidgets",
    intents: [
      intent(
        "AddToDo",
        [
          ("name", .string), ("due", .optional(.dateComponents)),
          ("priority", .enumeration("ToDoPriority")), ("notes", .optional(.string)),
          ("tags", .optional(.list(.string))), ("list", .optional(.string)),
        ],
        gives: toDo
      ),
      intent("CompleteToDo", [("id", toDo)], gives: toDo),
      intent("ReopenToDo", [("id", toDo)], gives: toDo),
      intent("RemoveToDo", [("id", toDo)], gives: toDo),
      intent("RenameToDo", [("id", toDo), ("name", .string)], gives: toDo),
      intent("SetDue", [("id", toDo), ("due", .optional(.dateComponents))], gives: toDo),
      intent("MoveToDo", [("id", toDo), ("to", .int)], gives: toDo),
      // Not the built-in extension's: what an `atomic` block waits in.
      intent("Hold", [("name", .string)], gives: .string),
    ],
    entities: [
      EntityMetadata(
        identifier: "ToDo",
        title: "To-do",
        properties: [
          .init(name: "number", type: .int), .init(name: "name", type: .string),
          .init(name: "isDone", type: .bool),
          .init(name: "due", type: .optional(.dateComponents)),
          .init(name: "priority", type: .enumeration("ToDoPriority")),
          .init(name: "notes", type: .string), .init(name: "tags", type: .list(.string)),
          .init(name: "list", type: .string), .init(name: "doneAt", type: .optional(.date)),
        ]
      )
    ],
    enumerations: [priority],
    kinds: ["to-do"]
  )

  private static let trial = ScriptCatalog.Entry(
    extensionName: "Trial",
    intents: [
      intent("Refuse", [("message", .string)], gives: .nothing, isStoreOnly: false),
      intent("Decline", [], gives: .nothing, isStoreOnly: false),
      intent("Linger", [("name", .string)], gives: .string, isStoreOnly: false),
      intent("Echo", [("number", .int)], gives: .int),
      intent(
        "Remind",
        [("at", .date), ("after", .optional(.duration)), ("link", .optional(.url))],
        gives: .string,
        isStoreOnly: false
      ),
    ],
    entities: [],
    enumerations: []
  )

  private static func intent(
    _ type: String,
    _ parameters: [(String, IntentValueType)],
    gives result: IntentValueType,
    isStoreOnly: Bool = true
  ) -> IntentMetadata {
    IntentMetadata(
      name: CommandLineName.intent(type),
      identifier: type,
      title: CommandLineName.title(type),
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters.map { name, type in
        ParameterMetadata(
          name: name,
          title: name,
          type: type,
          defaultValue: type == .enumeration("ToDoPriority") ? .enumeration(priority.cases[0]) : nil
        )
      },
      resultType: result,
      isDiscoverable: true,
      isStoreOnly: isStoreOnly
    )
  }
}
