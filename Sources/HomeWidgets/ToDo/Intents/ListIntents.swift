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
  @Parameter(
    title: "Repeats",
    description: "A rule such as week, 2 weeks on mon,thu, month on the 31st or after 3 days"
  )
  public var repeats: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    var record = ToDoRecord(name: try ToDoName.checked(name))
    if let due {
      record.setDue(try Due(due, in: .gregorianHere), writtenIn: toDos.zone)
    }
    record.priority = priority
    record.notes = try ToDoNotes.checked(notes ?? "")
    record.tags = try ToDoLabel.tags(tags ?? [])
    record.list = try list.map { (name) throws(ToDoError) in try ToDoLabel.list(name) } ?? ""
    let reader = RecurrenceReader(toDos)
    if let repeats { try record.setRecurrence(try reader.rule(repeats), today: reader.today) }
    let added = try await toDos.add(record)
    return .result(
      value: ToDo(added),
      dialog: IntentDialog(stringLiteral: "Added \(added.label)\(reader.echo(added))")
    )
  }
}

/// Removes a to-do; its number is not given to another one, and an undo brings it back.
public struct RemoveToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Remove To-Do"
  public static let description: IntentDescription? = "Removes a to-do."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let record = try await toDos.remove(id.key)
    return .result(
      value: ToDo(record),
      dialog: "Removed \(record.label); 'widgetctl undo' brings it back."
    )
  }
}

/// Puts a to-do at another place of the list, 1 being the first.
public struct MoveToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Move To-Do"
  public static let description: IntentDescription? =
    "Puts a to-do at another place of the list, 1 being the first."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Place", inclusiveRange: (1, Int(Int32.max)))
  public var to: Int

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let (record, place) = try await toDos.move(id.key, to: to)
    return .result(value: ToDo(record), dialog: "Moved \(record.label) to place \(place).")
  }
}
