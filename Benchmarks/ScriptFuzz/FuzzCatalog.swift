import IntentScript
import WidgetIntents

/// The extensions that the fuzzed scripts can use, and lines of scripts that use them correctly.
enum FuzzCatalog {
  static let catalog = ScriptCatalog(
    [
      ScriptCatalog.Entry(
        extensionName: "home",
        intents: [
          intent(
            "AddToDo",
            [
              ("name", .string), ("due", .optional(.dateComponents)),
              ("tags", .optional(.list(.string))),
              ("priority", .optional(.enumeration("Priority"))),
            ],
            gives: .entity("ToDo")
          ),
          intent("CompleteToDo", [("id", .entity("ToDo"))], gives: .entity("ToDo")),
          intent(
            "SetDue",
            [("id", .entity("ToDo")), ("due", .optional(.dateComponents))],
            gives: .entity("ToDo")
          ),
          intent("ClearCompleted", [], gives: .int),
        ],
        entities: [
          EntityMetadata(
            identifier: "ToDo",
            title: "To-do",
            properties: [
              .init(name: "name", type: .string), .init(name: "isDone", type: .bool),
              .init(name: "due", type: .optional(.dateComponents)),
              .init(name: "count", type: .int),
              .init(name: "tags", type: .list(.string)),
              .init(name: "priority", type: .enumeration("Priority")),
            ]
          )
        ],
        enumerations: [
          EnumMetadata(
            identifier: "Priority",
            title: "Priority",
            cases: ["low", "high", "large"].enumerated().map { position, name in
              EnumerationValue(type: "Priority", rawValue: name, title: name, position: position)
            }
          )
        ],
        kinds: ["to-do"]
      ),
      ScriptCatalog.Entry(
        extensionName: "feed",
        intents: [
          intent(
            "RefreshCrypto",
            [("timeout", .optional(.duration))],
            gives: .nothing,
            isStoreOnly: false
          )
        ],
        entities: [],
        enumerations: [],
        kinds: ["crypto"]
      ),
    ],
    placedWidgets: ["k3f9"]
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
      parameters: parameters.map { ParameterMetadata(name: $0.0, title: $0.0, type: $0.1) },
      resultType: result,
      isDiscoverable: true,
      isStoreOnly: isStoreOnly
    )
  }

  /// Lines of scripts, each of which declares all names that it uses; in any order, most of them
  /// are valid.
  static let lines = [
    "add-to-do(name: \"Buy milk\", due: tomorrow at 09:00, priority: high)",
    "for todo in find ToDo where isDone == false and due < now sort by due limit 5 { complete-to-do(todo) }",
    "if confirm \"Sure?\" { print \"yes\" } else if 1 < 2 { print \"no\" } else { exit 3 }",
    "if let due = ToDo(\"milk\").due, due < today + 7 * 1 day { print due }",
    "atomic { for todo in find ToDo { set-due(id: todo, due: friday) } }",
    "try { refresh-crypto(timeout: 10 s) } catch error { print \"old: \\(error.message)\" }",
    "parallel { refresh-crypto(); clear-completed() }",
    "repeat 3 times { wait 1 s; continue }",
    "while true { break }",
    "print \"\\([1, 2, 3].count) \\(\"a\" == \"b\" or not true) \\(-3 % 2 + 1 * 4 / 5)\"",
    "show(to-do, size: large)",
    "print (ask \"Name?\") hasPrefix \"x\"",
    "for name in [\"a\", \"b\"] { add-to-do(name: name, tags: [name]) }",
    "for item in (find ToDo sort by count descending then name) { print item.name; print item.priority == .low }",
    "print 2026-11-21 < 2026-11-22; print 5 km > 3 km; print now + 2 h - now",
    "if clear-completed() > 0 { fail \"some \\(choose [\"a\", \"b\"])\" }",
    "func f(a: Int, b: String?) -> Int { if b == nil { return a }; return a + 1 }",
  ].map { Array(($0 + "\n").utf8) }
}
