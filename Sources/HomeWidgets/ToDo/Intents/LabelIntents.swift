public import WidgetIntents

/// Adds a tag to a to-do; one that it has already stays once.
public struct AddTag: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Add Tag"
  public static let description: IntentDescription? = "Adds a tag to a to-do."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Tag")
  public var tag: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(addedTags: [tag]), to: id)
  }
}

/// Removes a tag from a to-do.
public struct RemoveTag: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Remove Tag"
  public static let description: IntentDescription? = "Removes a tag from a to-do."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Tag")
  public var tag: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(removedTags: [tag]), to: id)
  }
}

/// Moves a to-do to a list, which comes to be by it.
public struct MoveToList: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Move to List"
  public static let description: IntentDescription? =
    "Moves a to-do to a list; without one it is in no list."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "List")
  public var list: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(list: list.map { .set($0) } ?? .clear), to: id)
  }
}
