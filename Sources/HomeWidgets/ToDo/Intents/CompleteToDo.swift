public import WidgetIntents

/// Marks a to-do as done; one that is done already stays so, with its date.
public struct CompleteToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Complete To-Do"
  public static let description: IntentDescription? = "Marks a to-do as done."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now
    let (record, hasChanged) = try await toDos.change(id.key) { toDo in
      toDo.doneAt = toDo.doneAt ?? now
    }
    return .result(
      value: ToDo(record),
      dialog: hasChanged ? "Completed \(record.label)." : "\(record.label) was done already."
    )
  }
}
