public import WidgetIntents

/// Adds a tag to a to-do; if the to-do already has it, nothing changes.
public struct AddTag: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add Tag",
    turkish: "Etiket Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a tag to a to-do.",
    turkish: "Bir göreve etiket ekler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.tag)
  public var tag: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(addedTags: [tag]), to: id)
  }
}

/// Removes a tag from a to-do.
public struct RemoveTag: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove Tag",
    turkish: "Etiketi Kaldır"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a tag from a to-do.",
    turkish: "Bir görevden etiketi kaldırır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.tag)
  public var tag: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(removedTags: [tag]), to: id)
  }
}

/// Moves a to-do to a list, which need not exist; without a list, the to-do is removed from its
/// list.
public struct MoveToList: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Move to List",
    turkish: "Listeye Taşı"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Moves a to-do to a list; without one it is in no list.",
    turkish: "Bir görevi bir listeye taşır; liste verilmezse görev listesiz kalır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.list)
  public var list: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(list: list.map { .set($0) } ?? .clear), to: id)
  }
}
