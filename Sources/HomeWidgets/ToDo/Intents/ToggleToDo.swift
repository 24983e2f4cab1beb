public import WidgetIntents

/// Marks an open to-do as done and a done one as open: what the mark in the widget does.
public struct ToggleToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Toggle To-Do"
  public static let description: IntentDescription? =
    "Marks an open to-do as done and a done one as open."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  /// The intent of a mark in a picture, which knows no more of its to-do.
  init(id: String, number: Int64) {
    self.id = ToDo(id: id, number: number)
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now
    let (record, _) = try await toDos.change(id.key) { toDo in
      toDo.doneAt = toDo.isDone ? nil : now
    }
    return .result(
      value: ToDo(record),
      dialog: record.isDone ? "Completed \(record.label)." : "Reopened \(record.label)."
    )
  }
}
