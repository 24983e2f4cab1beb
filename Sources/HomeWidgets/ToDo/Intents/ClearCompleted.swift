public import WidgetIntents

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
