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
    let change = try await toDos.changeDone(id.key) { toDo in
      toDo.doneAt = toDo.doneAt ?? now
    }
    let dialog =
      change.hasChanged
      ? CompletionWords(toDos).sentence("Completed", change)
      : "\(change.record.label) was done already."
    return .result(value: ToDo(change.record), dialog: IntentDialog(stringLiteral: dialog))
  }
}

/// Marks a to-do as open; one that is open already stays so.
public struct ReopenToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Reopen To-Do"
  public static let description: IntentDescription? = "Marks a to-do as not done."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try await toDos.changeDone(id.key) { $0.doneAt = nil }
    let dialog =
      change.hasChanged
      ? CompletionWords(toDos).sentence("Reopened", change)
      : "\(change.record.label) was open already."
    return .result(value: ToDo(change.record), dialog: IntentDialog(stringLiteral: dialog))
  }
}

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
    let change = try await toDos.changeDone(id.key) { toDo in
      toDo.doneAt = toDo.isDone ? nil : now
    }
    let verb = change.record.isDone ? "Completed" : "Reopened"
    return .result(
      value: ToDo(change.record),
      dialog: IntentDialog(stringLiteral: CompletionWords(toDos).sentence(verb, change))
    )
  }
}

/// Removes all to-dos that are done.
public struct ClearCompleted: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Clear Completed"
  public static let description: IntentDescription? = "Removes all to-dos that are done."

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(acceptLabel: "Remove", denyLabel: "Keep", destructive: true),
      dialog: "Remove all to-dos that are done?"
    )
    let count = try await toDos.clearCompleted()
    let dialog =
      switch count {
      case 0: "No to-do was done."
      case 1: "Removed 1 to-do."
      default: "Removed \(count) to-dos."
      }
    return .result(value: count, dialog: IntentDialog(stringLiteral: dialog))
  }
}

/// Says what became of a to-do that comes back, as `Completed 4 “Water the plants”; 7 is due Wed 2 Dec`.
private struct CompletionWords {
  private let due: DueSentence

  init(_ toDos: ToDoStore) {
    due = DueSentence(now: toDos.now, here: toDos.zone)
  }

  /// The sentence of one that was completed or reopened.
  func sentence(_ verb: String, _ change: ToDoCompletion) -> String {
    "\(verb) \(change.record.label)" + (change.following.map { "; \(words($0))." } ?? ".")
  }

  private func words(_ following: FollowingToDo) -> String {
    switch following {
    case .made(let record): "\(record.key) is due \(due.text(record) ?? "no more")"
    case .removed(let number): "\(number), which came after it, is removed"
    case .stays(let number): "\(number), which came after it, stays"
    }
  }
}
