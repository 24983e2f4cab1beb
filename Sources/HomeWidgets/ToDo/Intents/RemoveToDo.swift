public import WidgetIntents

/// Removes a to-do for good; its number is not given again.
public struct RemoveToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Remove To-Do"
  public static let description: IntentDescription? = "Removes a to-do."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(acceptLabel: "Remove", denyLabel: "Keep", destructive: true),
      dialog: "Remove \(id.number) “\(id.name)” for good?"
    )
    let record = try await toDos.remove(id.key)
    return .result(value: ToDo(record), dialog: "Removed \(record.label).")
  }
}
