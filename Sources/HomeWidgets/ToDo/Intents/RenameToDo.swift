public import WidgetIntents

/// Gives a to-do another name.
public struct RenameToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Rename To-Do"
  public static let description: IntentDescription? = "Gives a to-do another name."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Name")
  public var name: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let name = try ToDoName.checked(name)
    let (record, hasChanged) = try await toDos.change(id.key) { $0.name = name }
    return .result(
      value: ToDo(record),
      dialog: hasChanged
        ? "Renamed \(record.label)." : "\(record.label) has that name already."
    )
  }
}
