import Foundation
import SharedStore
import WidgetIntents

/// The intents and entities of ``ToDoCatalog``, implemented with a store.
enum ServedToDos {
  static let schema = ModuleSchema(
    name: "trial",
    migrations: [Migration(1, [.createCollection(Record.collection)])]
  )

  static func registry() throws(IntentError) -> IntentRegistry {
    try IntentRegistry(
      intents: [
        AddToDo.self, CompleteToDo.self, ReopenToDo.self, RemoveToDo.self, RenameToDo.self,
        SetDue.self, Linger.self, Hold.self,
      ],
      entities: [ToDo.self],
      enumerations: [ToDoPriority.self]
    )
  }
}

extension ServedToDos {
  enum ToDoPriority: String, AppEnum {
    case none, low, medium, high

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Priority" }
    static var caseDisplayRepresentations: [ToDoPriority: DisplayRepresentation] {
      [.none: "None", .low: "Low", .medium: "Medium", .high: "High"]
    }
  }

  /// A to-do as it is stored.
  struct Record: StoreRecord {
    static let collection = StoreCollection(
      "trial_to_dos",
      columns: [
        StoreColumn("name", .text), StoreColumn("isDone", .integer),
        StoreColumn("due", .text, isOptional: true), StoreColumn("priority", .text),
        StoreColumn("notes", .text), StoreColumn("tags", .text), StoreColumn("list", .text),
      ]
    )

    var key: Int64 = 0
    var name: String
    var isDone = false
    /// Year, month and day, and if there is a time hour and minute, separated by blanks; `nil`
    /// without a due date.
    var due: String?
    var priority = ToDoPriority.none
    var notes = ""
    var tags: [String] = []
    var list = ""

    init(name: String) {
      self.name = name
    }

    init(row: StoreRow) throws {
      key = row.key
      name = try row.value("name")
      isDone = try row.value("isDone")
      due = try row.value("due")
      priority = ToDoPriority(rawValue: try row.value("priority")) ?? .none
      notes = try row.value("notes")
      tags = try row.value("tags", as: String.self).split(separator: " ").map(String.init)
      list = try row.value("list")
    }

    func encode(into values: inout StoreRowValues) {
      values.set("name", to: name)
      values.set("isDone", to: isDone)
      values.set("due", to: due)
      values.set("priority", to: priority.rawValue)
      values.set("notes", to: notes)
      values.set("tags", to: tags.joined(separator: " "))
      values.set("list", to: list)
    }

    mutating func setDue(_ components: DateComponents?) {
      due = components.map { parts in
        [parts.year, parts.month, parts.day, parts.hour, parts.minute].compactMap(\.self)
          .map(String.init).joined(separator: " ")
      }
    }
  }

  struct ToDo: AppEntity {
    static let defaultQuery = ToDoQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "To-do"

    let id: Int
    @Property(title: "Number") var number: Int
    @Property(title: "Name") var name: String
    @Property(title: "Done") var isDone: Bool
    @Property(title: "Due") var due: DateComponents?
    @Property(title: "Priority") var priority: ToDoPriority
    @Property(title: "Notes") var notes: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "List") var list: String
    @Property(title: "Done at") var doneAt: Date?

    init(_ record: Record) {
      id = Int(record.key)
      number = id
      name = record.name
      isDone = record.isDone
      due = record.due.map { text in
        let parts = text.split(separator: " ").map { Int($0) }
        var components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
        if parts.count == 5 { (components.hour, components.minute) = (parts[3], parts[4]) }
        return components
      }
      priority = record.priority
      notes = record.notes
      tags = record.tags
      list = record.list
      doneAt = nil
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }
  }

  struct ToDoQuery: EnumerableEntityQuery {
    @AppDependency var store: SharedStore

    func allEntities() async throws -> [ToDo] {
      try await store.read { try $0.fetch(Record.self) }.map(ToDo.init)
    }

    func entities(for identifiers: [Int]) async throws -> [ToDo] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }
  }
}
