public import WidgetIntents

/// The phrases that perform to-do intents, such as `widgetctl say "complete buy milk in to-dos"`.
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
      shortTitle: LocalizedStringResource(
        english: "Complete To-Do",
        turkish: "Görevi Tamamla"
      ),
      systemImageName: "checkmark.circle"
    )
    AppShortcut(
      intent: AddToDo(),
      phrases: [
        "Add \(\.$name) to \(.applicationName)",
        "\(.applicationName) add \(\.$name)",
      ],
      shortTitle: LocalizedStringResource(
        english: "Add To-Do",
        turkish: "Görev Ekle"
      ),
      systemImageName: "plus.circle"
    )
    AppShortcut(
      intent: ReopenToDo(),
      phrases: ["Reopen \(\.$id) in \(.applicationName)"],
      shortTitle: LocalizedStringResource(
        english: "Reopen To-Do",
        turkish: "Görevi Yeniden Aç"
      ),
      systemImageName: "circle"
    )
    AppShortcut(
      intent: RemoveToDo(),
      phrases: [
        "Remove \(\.$id) from \(.applicationName)",
        "Delete \(\.$id) from \(.applicationName)",
      ],
      shortTitle: LocalizedStringResource(
        english: "Remove To-Do",
        turkish: "Görevi Sil"
      ),
      systemImageName: "trash"
    )
    AppShortcut(
      intent: ClearCompleted(),
      phrases: ["Clear completed in \(.applicationName)", "Tidy \(.applicationName)"],
      shortTitle: LocalizedStringResource(
        english: "Clear Completed",
        turkish: "Tamamlananları Sil"
      ),
      systemImageName: "checklist"
    )
  }

  public init() {}
}
