public import WidgetIntents

/// Sets the address of a to-do, such as that of a page; without an address, removes it.
public struct SetURL: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Address",
    turkish: "Adresi Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Gives a to-do an address such as that of a page; without one it has none.",
    turkish: "Bir göreve, örneğin bir sayfanın adresini verir; verilmezse görev adressiz kalır."
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
