public import Foundation
public import WidgetIntents

/// Adds a to-do after all others.
public struct AddToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Add To-Do"
  public static let description: IntentDescription? = "Adds a to-do to the list."

  @Parameter(title: "Name", description: "What there is to do")
  public var name: String
  @Parameter(title: "Due", description: "A day, or a day and a time")
  public var due: DateComponents?
  @Parameter(title: "Priority", default: ToDoPriority.none)
  public var priority: ToDoPriority
  @Parameter(title: "Notes")
  public var notes: String?
  @Parameter(title: "Tags")
  public var tags: [String]?
  @Parameter(title: "List")
  public var list: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    var record = ToDoRecord(name: try ToDoName.checked(name))
    record.due = try due.map { try Due($0, in: .gregorianHere) }
    record.priority = priority
    record.notes = notes ?? ""
    record.tags = tags ?? []
    record.list = list ?? ""
    let added = try await toDos.add(record)
    return .result(value: ToDo(added), dialog: "Added \(added.label).")
  }
}
