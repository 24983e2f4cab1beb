public import WidgetIntents

/// What can be said to the to-do list: `widgetctl say "complete buy milk in to-dos"`.
public struct ToDoShortcuts: AppShortcutsProvider {
  public static var applicationNames: [String] { ["To-Dos", "To-Do List"] }

  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CompleteToDo(),
      phrases: [
        "Complete \(\.$id) in \(.applicationName)",
        "Mark \(\.$id) as done in \(.applicationName)",
        "\(.applicationName) complete \(\.$id)",
      ],
      shortTitle: "Complete To-Do",
      systemImageName: "checkmark.circle"
    )
    AppShortcut(
      intent: AddToDo(),
      phrases: [
        "Add \(\.$name) to \(.applicationName)",
        "\(.applicationName) add \(\.$name)",
      ],
      shortTitle: "Add To-Do",
      systemImageName: "plus.circle"
    )
    AppShortcut(
      intent: ReopenToDo(),
      phrases: ["Reopen \(\.$id) in \(.applicationName)"],
      shortTitle: "Reopen To-Do",
      systemImageName: "circle"
    )
    AppShortcut(
      intent: RemoveToDo(),
      phrases: [
        "Remove \(\.$id) from \(.applicationName)",
        "Delete \(\.$id) from \(.applicationName)",
      ],
      shortTitle: "Remove To-Do",
      systemImageName: "trash"
    )
    AppShortcut(
      intent: ClearCompleted(),
      phrases: ["Clear completed in \(.applicationName)", "Tidy \(.applicationName)"],
      shortTitle: "Clear Completed",
      systemImageName: "checklist"
    )
  }

  public init() {}
}
