public import WidgetIntents

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
