public import WidgetIntents

/// Cancels a to-do, which closes it without counting it as done.
public struct CancelToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Cancel To-Do",
    turkish: "Görevi İptal Et"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Closes a to-do that you will not do; one that repeats goes on with its next date.",
    turkish: "Yapmayacağınız bir görevi kapatır; tekrarlanan görev sonraki tarihiyle sürer."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let change = try await toDos.changeDone(id.key) { toDo in
      if toDo.state != .cancelled { toDo.close(as: .cancelled, at: now) }
    }
    return CompletionWords(toDos).result(of: change)
  }
}
