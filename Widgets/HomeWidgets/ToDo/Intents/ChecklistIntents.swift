public import WidgetIntents

/// Adds a step at the end of a to-do's checklist.
public struct AddStep: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add Step",
    turkish: "Adım Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a step to the checklist of a to-do.",
    turkish: "Bir görevin adımlarına bir yenisini ekler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.step, description: ToDoTexts.whatFirst)
  public var step: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let step = ChecklistItem(name: try ChecklistItem.checked(step))
    return toDos.result(
      of: try await toDos.difference(id.key) { toDo in
        guard toDo.checklist.count < ChecklistItem.maximumCount else {
          throw ToDoError.tooManySteps(count: toDo.checklist.count + 1)
        }
        toDo.checklist.append(step)
      }
    )
  }
}

/// Ticks off a step of a to-do, or marks it as open again.
public struct ToggleStep: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Toggle Step",
    turkish: "Adımı İşaretle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Ticks a step of a to-do off, or opens it again.",
    turkish: "Görevin bir adımını işaretler ya da yeniden açar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(
    title: ToDoTexts.step,
    description: ToDoTexts.whichStep,
    inclusiveRange: (1, ChecklistItem.maximumCount)
  )
  public var step: Int

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(ofStep: step, of: id) { $0[$1].isDone.toggle() }
  }
}

/// Removes the step with a number, counted from 1, from a to-do's checklist.
public struct RemoveStep: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove Step",
    turkish: "Adımı Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a step from the checklist of a to-do.",
    turkish: "Görevin bir adımını siler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(
    title: ToDoTexts.step,
    description: ToDoTexts.whichStep,
    inclusiveRange: (1, ChecklistItem.maximumCount)
  )
  public var step: Int

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(ofStep: step, of: id) { $0.remove(at: $1) }
  }
}

extension ToDoStore {
  /// Changes the step with a number, counted from 1, and returns the intent's result with a
  /// sentence about the change.
  ///
  /// - Throws: `ToDoError.noStep` if there is no such step.
  fileprivate func result(
    ofStep number: Int,
    of toDo: ToDo,
    _ change: @Sendable (_ steps: inout [ChecklistItem], _ index: Int) -> Void
  ) async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    result(
      of: try await difference(toDo.key) { toDo in
        guard toDo.checklist.indices.contains(number - 1) else {
          throw ToDoError.noStep(number: number, count: toDo.checklist.count, toDo: toDo.key)
        }
        change(&toDo.checklist, number - 1)
      }
    )
  }
}

extension ChecklistItem {
  /// Returns a step's name with line breaks replaced by blanks, and without white space at its
  /// ends.
  ///
  /// - Throws: `ToDoError.emptyName` or `.nameTooLong`.
  fileprivate static func checked(_ name: String) throws(ToDoError) -> String {
    let line = String(name.map { $0.isNewline ? " " : $0 })
    return try ToDoName.checked(line)
  }
}
