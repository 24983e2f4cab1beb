import Essentials
import WidgetExtension
import WidgetIntents

/// A description of an extension in which each field has a value other than its default at least
/// once.
///
/// Each enumeration has all of its cases. A case that is missing does not compile, because each
/// step names the case after another one.
enum FullOffer {
  static let description: ExtensionDescription = {
    var description = ExtensionDescription(
      widgets: [
        WidgetDescription(
          kind: "TeaWidget",
          name: "tea",
          displayName: "Tea ☕️",
          description: "How long tea brews",
          families: ["small", "medium"],
          configuration: intent(.configuration),
          isActivity: true
        ),
        WidgetDescription(kind: "", name: "", displayName: "", description: "", families: []),
      ],
      intents: all(after: role).map(intent) + [plainIntent],
      entities: [
        EntityMetadata(
          identifier: "ToDo",
          title: "To-Do",
          properties: all(after: type).map { EntityMetadata.Property(name: "p", type: $0) }
        )
      ],
      enumerations: [EnumMetadata(identifier: "Priority", title: "Priority", cases: [priority])],
      shortcuts: [
        AppShortcutMetadata(
          intent: invocation,
          title: "Complete",
          systemImageName: "checkmark",
          phrases: [all(after: part), []],
          negativePhrases: [[.text("Complete me")]],
          applicationNames: ["To-Dos"]
        ),
        AppShortcutMetadata(intent: invocation, title: "", phrases: []),
      ],
      shortCommands: [
        ShortCommandsMetadata(
          name: "todo",
          summary: "To-dos",
          commands: all(after: words).map(command),
          topics: [topic],
          kinds: ["TeaWidget"]
        )
      ],
      records: [
        RecordDescription(
          collection: "todos",
          noun: "to-do",
          titleColumn: "name",
          entity: "ToDo",
          columns: all(after: reading).map { RecordDescription.Column(name: "c", reading: $0) }
        ),
        RecordDescription(collection: "", noun: "", titleColumn: nil, columns: []),
      ],
      keepsStateInStore: true,
      translations: ["tr": ["Tea": "Çay"]]
    )
    description.widgets[1].stops = "no key"
    description.asksForInput = true
    description.namesakes = ["'ToDo' is called 'ToDo2'"]
    return description
  }()

  /// A value of each kind of intent value.
  static let values = all(after: value)
  static let entities = [entity, EntityValue(type: "ToDo", id: "8", title: "Tea")]

  private static let plainIntent = IntentMetadata(
    name: "",
    identifier: "",
    title: "",
    description: nil,
    category: nil,
    summary: nil,
    role: .action,
    parameters: [ParameterMetadata(name: "", title: "", type: .nothing)],
    resultType: .nothing,
    isDiscoverable: false
  )

  private static func intent(_ role: IntentMetadata.Role) -> IntentMetadata {
    IntentMetadata(
      name: "add-to-do",
      identifier: "AddToDo",
      title: "Add To-Do",
      description: "Adds a to-do",
      category: "To-Dos",
      summary: "Add ${name}",
      role: role,
      parameters: (role == .action ? all(after: value) : []).map {
        ParameterMetadata(
          name: "dueDate",
          title: "Due",
          description: "When it is due",
          type: .optional(.list($0.type)),
          defaultValue: $0,
          range: "from 1 to 10",
          cases: [$0]
        )
      },
      resultType: .entity("ToDo"),
      isDiscoverable: true,
      isStoreOnly: true,
      isPreviewable: true
    )
  }

  private static let invocation = IntentInvocation(
    identifier: "CompleteToDo",
    arguments: all(after: input).map { IntentArgument("id", $0) }
  )

  private static func command(_ words: ShortCommandMetadata.Words) -> ShortCommandMetadata {
    ShortCommandMetadata(
      names: ["add", "a"],
      summary: "Adds",
      example: "Buy milk",
      intent: invocation,
      words: words,
      offered: ShortCommandMetadata.Offered(property: "isDone", value: true),
      key: ShortCommandMetadata.Key(
        key: "e",
        title: "edit",
        beginning: "name",
        suggestions: ["tomorrow"],
        words: ["home"],
        entity: "ToDo",
        property: "tags",
        unchanged: "ToDo"
      )
    )
  }

  private static let topic = ShortCommandTopicMetadata(
    names: ["signs"],
    title: "signs",
    forms: [
      ShortCommandFormMetadata(
        form: "pri:LEVEL",
        meaning: "the priority",
        sign: "pri:",
        options: ["priority"],
        words: ["high"],
        entity: "ToDo",
        property: "priority"
      )
    ]
  )

  private static let priority = EnumerationValue(
    type: "Priority",
    rawValue: "high",
    title: "High",
    position: 2
  )
}

extension FullOffer {
  private static func all<Case>(after next: (Case?) -> Case?) -> [Case] {
    var all: [Case] = []
    while let following = next(all.last) { all.append(following) }
    return all
  }

  private static func role(after role: IntentMetadata.Role?) -> IntentMetadata.Role? {
    switch role {
    case nil: .action
    case .action: .configuration
    case .configuration: .setValue
    case .setValue: .open
    case .open: nil
    }
  }

  private static func type(after type: IntentValueType?) -> IntentValueType? {
    switch type {
    case nil: .nothing
    case .nothing: .bool
    case .bool: .int
    case .int: .double
    case .double: .string
    case .string: .url
    case .url: .date
    case .date: .dateComponents
    case .dateComponents: .duration
    case .duration: .measurement("length")
    case .measurement: .enumeration("Priority")
    case .enumeration: .entity("ToDo")
    case .entity: .list(.optional(.string))
    case .list: .optional(.list(.date))
    case .optional: nil
    }
  }

  private static func value(after value: IntentValue?) -> IntentValue? {
    switch value {
    case nil: .some(.none)
    case .some(.none): .bool(true)
    case .bool: .int(.min)
    case .int: .double(-.infinity)
    case .double: .string("Bakkaliye 🛒")
    case .string: URL(string: "https://example.com/?a=b").map { .url($0) }
    case .url: .date(Date(timeIntervalSince1970: 1_795_219_200.25))
    case .date: .dateComponents(components)
    case .dateComponents: .duration(CalendarDuration(months: 1, days: -2, microseconds: 3))
    case .duration: .measurement(MeasurementValue(value: 0.5, unit: "km", dimension: "length"))
    case .measurement: .enumeration(priority)
    case .enumeration: .entity(entity)
    case .entity: .list([.list([.int(1)]), .entity(entity)])
    case .list: nil
    }
  }

  static let components = DateComponents(
    year: 2026,
    month: 12,
    day: 1,
    hour: 9,
    minute: 30,
    second: 15,
    weekday: 3
  )

  private static let entity = EntityValue(
    type: "ToDo",
    id: "7",
    title: "Milk",
    subtitle: "today",
    properties: [EntityValue.Property(name: "priority", value: .enumeration(priority))]
  )

  private static func input(after input: IntentInput?) -> IntentInput? {
    switch input {
    case nil: .text("7")
    case .text: .value(.int(7))
    case .value: nil
    }
  }

  private static func part(after part: AppShortcutPhrasePart?) -> AppShortcutPhrasePart? {
    switch part {
    case nil: .text("Complete ")
    case .text: .parameter("id")
    case .parameter: .applicationName
    case .applicationName: nil
    }
  }

  private static func words(
    after words: ShortCommandMetadata.Words?
  ) -> ShortCommandMetadata.Words? {
    switch words {
    case nil: .some(.none)
    case .some(.none): .text("name")
    case .text: .entities("id")
    case .entities: .entityAndText(entity: "id", text: "due")
    case .entityAndText: nil
    }
  }

  private static func reading(
    after reading: RecordDescription.Reading?
  ) -> RecordDescription.Reading? {
    switch reading {
    case nil: .value
    case .value: .flag
    case .flag: .instant
    case .instant: .choice(["low", "high"])
    case .choice: .unspoken
    case .unspoken: .hidden
    case .hidden: nil
    }
  }
}
