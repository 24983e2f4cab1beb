public import WidgetIntents

/// Marks a to-do as open; one that is open already stays so.
public struct ReopenToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Reopen To-Do"
  public static let description: IntentDescription? = "Marks a to-do as not done."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let (record, hasChanged) = try await toDos.change(id.key) { $0.doneAt = nil }
    return .result(
      value: ToDo(record),
      dialog: hasChanged ? "Reopened \(record.label)." : "\(record.label) was open already."
    )
  }
}
