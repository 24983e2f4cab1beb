import IntentScript
import WidgetIntents

/// The catalogues of the tests: the to-do extension's intents, and an intent with each type of
/// parameter.
enum CheckCatalog {
  static let standard = ScriptCatalog([home, sampler, feed], placedWidgets: ["k3f9"])

  static let priority = EnumMetadata(
    identifier: "Priority",
    title: "Priority",
    cases: [("none", "None"), ("low", "Low"), ("medium", "Medium"), ("high", "Very High")]
      .enumerated().map { position, names in
        EnumerationValue(type: "Priority", rawValue: names.0, title: names.1, position: position)
      }
  )

  static let toDo = EntityMetadata(
    identifier: "ToDo",
    title: "To-do",
    properties: [
      .init(name: "number", type: .int), .init(name: "name", type: .string),
      .init(name: "isDone", type: .bool),
      .init(name: "due", type: .optional(.dateComponents)),
      .init(name: "priority", type: .enumeration("Priority")),
      .init(name: "notes", type: .string), .init(name: "tags", type: .list(.string)),
      .init(name: "list", type: .string), .init(name: "doneAt", type: .optional(.date)),
      .init(name: "dueDate", type: .optional(.date)),
    ]
  )

  static let home = ScriptCatalog.Entry(
    extensionName: "home",
    intents: [
      intent(
        "AddToDo",
        [
          ("name", .string), ("due", .optional(.dateComponents)), ("notes", .optional(.string)),
          ("tags", .optional(.list(.string))), ("list", .optional(.string)),
        ],
        gives: toDoType,
        extra: [
          ParameterMetadata(
            name: "priority",
            title: "Priority",
            type: .enumeration("Priority"),
            defaultValue: .enumeration(priority.cases[0])
          )
        ]
      ),
      intent("CompleteToDo", [("id", toDoType)], gives: toDoType),
      intent("RemoveToDo", [("id", toDoType)], gives: toDoType),
      intent("RenameToDo", [("id", toDoType), ("name", .string)], gives: toDoType),
      intent("SetDue", [("id", toDoType), ("due", .optional(.dateComponents))], gives: toDoType),
      intent("MoveToDo", [("id", toDoType), ("to", .int)], gives: toDoType),
      intent("ClearCompleted", [], gives: .int),
    ],
    entities: [toDo],
    enumerations: [priority],
    kinds: ["to-do", "calendar"]
  )

  /// Intents with each type of parameter, and others for special rules.
  static let sampler = ScriptCatalog.Entry(
    extensionName: "sampler",
    intents: [
      intent(
        "Sample",
        [
          ("flag", .optional(.bool)), ("count", .optional(.int)), ("price", .optional(.double)),
          ("text", .optional(.string)), ("link", .optional(.url)), ("start", .optional(.date)),
          ("day", .optional(.dateComponents)), ("span", .optional(.duration)),
          ("distance", .optional(.measurement("length"))),
          ("rest", .optional(.measurement("duration"))),
          ("level", .optional(.enumeration("Priority"))), ("toDo", .optional(toDoType)),
          ("numbers", .optional(.list(.double))), ("toDos", .optional(.list(toDoType))),
        ],
        gives: .string,
        isStoreOnly: false
      ),
      intent(
        "SetVolume",
        [],
        gives: .nothing,
        extra: [
          ParameterMetadata(name: "to", title: "To", type: .int, range: "from 1 to 10"),
          ParameterMetadata(
            name: "dueDate",
            title: "Due date",
            type: .optional(.date)
          ),
        ]
      ),
      intent(
        "Escalate",
        [],
        gives: .nothing,
        extra: [
          ParameterMetadata(
            name: "level",
            title: "Level",
            type: .enumeration("Priority"),
            cases: [.enumeration(priority.cases[2]), .enumeration(priority.cases[3])]
          )
        ]
      ),
      intent("HiddenTask", [], gives: .nothing, isDiscoverable: false),
      intent("CalendarConfiguration", [("day", .string)], gives: .nothing, role: .configuration),
      intent("RefreshAll", [], gives: .nothing),
    ],
    entities: [],
    enumerations: []
  )

  static let feed = ScriptCatalog.Entry(
    extensionName: "feed",
    intents: [
      intent(
        "FetchCoins",
        [("timeout", .optional(.duration))],
        gives: .list(.entity("Coin")),
        isStoreOnly: false
      ),
      intent("PinCoin", [("id", .entity("Coin"))], gives: .nothing),
      intent("RefreshAll", [], gives: .nothing, identifier: "RefreshAllIntent"),
    ],
    entities: [
      EntityMetadata(
        identifier: "Coin",
        title: "Coin",
        properties: [
          .init(name: "price", type: .double), .init(name: "homepage", type: .optional(.url)),
          .init(name: "updated", type: .date), .init(name: "weight", type: .measurement("mass")),
          .init(name: "age", type: .duration), .init(name: "owner", type: .optional(toDoType)),
        ]
      )
    ],
    enumerations: [],
    kinds: ["crypto"]
  )

  private static let toDoType = IntentValueType.entity("ToDo")

  private static func intent(
    _ type: String,
    _ parameters: [(String, IntentValueType)],
    gives result: IntentValueType,
    extra: [ParameterMetadata] = [],
    identifier: String? = nil,
    role: IntentMetadata.Role = .action,
    isDiscoverable: Bool = true,
    isStoreOnly: Bool = true
  ) -> IntentMetadata {
    IntentMetadata(
      name: CommandLineName.intent(type),
      identifier: identifier ?? type,
      title: CommandLineName.title(type),
      description: nil,
      category: nil,
      summary: nil,
      role: role,
      parameters: parameters.map { ParameterMetadata(name: $0.0, title: $0.0, type: $0.1) } + extra,
      resultType: result,
      isDiscoverable: isDiscoverable,
      isStoreOnly: isStoreOnly
    )
  }
}
