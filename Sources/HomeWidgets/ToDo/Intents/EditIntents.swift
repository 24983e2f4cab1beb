public import Foundation
public import WidgetIntents

/// Changes any fields of a to-do at once.
public struct EditToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Edit To-Do"
  public static let description: IntentDescription? =
    "Changes any fields of a to-do; what is not given stays."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Name")
  public var name: String?
  @Parameter(title: "Due", description: "A day, or a day and a time")
  public var due: DateComponents?
  @Parameter(title: "Priority")
  public var priority: ToDoPriority?
  @Parameter(title: "Notes")
  public var notes: String?
  @Parameter(title: "Tags", description: "All of them")
  public var tags: [String]?
  @Parameter(title: "List")
  public var list: String?
  @Parameter(title: "Clear", description: "What it is to have no more")
  public var clear: [ToDoField]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    var change = ToDoChange(name: name, priority: priority, tags: tags)
    change.due = try due.map { .set(try Due($0, in: .gregorianHere)) }
    change.notes = notes.map { .set($0) }
    change.list = list.map { .set($0) }
    for field in clear ?? [] { field.clear(in: &change) }
    return try await toDos.result(of: change, to: id)
  }
}

/// A field that a to-do can be without.
public enum ToDoField: String, AppEnum {
  case due, priority, notes, tags, list

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Field" }

  public static var caseDisplayRepresentations: [ToDoField: DisplayRepresentation] {
    [.due: "Due", .priority: "Priority", .notes: "Notes", .tags: "Tags", .list: "List"]
  }

  fileprivate func clear(in change: inout ToDoChange) {
    switch self {
    case .due: change.due = .clear
    case .priority: change.priority = ToDoPriority.none
    case .notes: change.notes = .clear
    case .tags: change.tags = []
    case .list: change.list = .clear
    }
  }
}

/// Says how much a to-do matters among the others.
public struct SetPriority: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Priority"
  public static let description: IntentDescription? = "Says how much a to-do matters."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Priority")
  public var priority: ToDoPriority

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(priority: priority), to: id)
  }
}

/// Replaces the notes of a to-do.
public struct SetNotes: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Notes"
  public static let description: IntentDescription? =
    "Replaces the notes of a to-do; without notes it has none."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Notes")
  public var notes: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(notes: notes.map { .set($0) } ?? .clear), to: id)
  }
}

extension ToDoStore {
  /// Changes a to-do, and says what is different.
  func result(
    of change: ToDoChange,
    to toDo: ToDo
  ) async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try change.checked()
    return result(of: try await difference(toDo.key) { try change.apply(to: &$0) })
  }

  /// What a change made different, as intents say it.
  func result(
    of difference: ToDoDifference
  ) -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let sentence = difference.sentence(now: Date(microseconds: now))
    return .result(value: ToDo(difference.after), dialog: IntentDialog(stringLiteral: sentence))
  }
}
