public import WidgetIntents

/// Sets the address of a to-do, such as that of a page; without an address, removes it.
public struct SetURL: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Address",
    turkish: "Adresi Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the address of a to-do, such as a web page; unless given, removes it.",
    turkish: "Bir görevin adresini belirler, örneğin bir web sayfası; verilmezse adresi siler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.url, description: ToDoTexts.address)
  public var url: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(url: url.map { .set($0) } ?? .clear), to: id)
  }
}
