public import WidgetIntents

/// Makes a to-do wait for others; one for which it already waits is not added again.
public struct BlockToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Block To-Do",
    turkish: "Görevi Beklet"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Makes a to-do wait for other ones.",
    turkish: "Bir görevin başka görevleri beklediğini söyler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.blockedBy, description: ToDoTexts.whichBlockers)
  public var by: [ToDo]

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Adds the to-dos for which this one waits.
  ///
  /// - Throws: `ToDoError.circle` if one of them waits for this one.
  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(addedBlockers: by.compactMap { ToDoID($0.id) }), to: id)
  }
}

/// Makes a to-do stop waiting for some others, or for all.
public struct UnblockToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Unblock To-Do",
    turkish: "Görevin Beklemesini Kaldır"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Makes a to-do wait no longer for the given to-dos; for none at all if you give none.",
    turkish: "Görev, verilen görevleri artık beklemez; verilmezse hiçbirini beklemez."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.blockedBy, description: ToDoTexts.whichBlockers)
  public var by: [ToDo]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    guard let by else { return try await toDos.result(of: ToDoChange(blockers: []), to: id) }
    return try await toDos.result(
      of: ToDoChange(removedBlockers: by.compactMap { ToDoID($0.id) }),
      to: id
    )
  }
}
