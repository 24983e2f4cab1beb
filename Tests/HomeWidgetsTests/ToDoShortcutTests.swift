import Testing
import WidgetIntents

@testable import HomeWidgets

@Suite("Phrases of to-dos", .timeLimit(.minutes(2)))
struct ToDoShortcutTests {
  // AI-61
  @Test(arguments: [
    ("complete buy milk in to-dos", "complete-to-do", "id", "buy milk"),
    ("Mark “Buy milk” as done in my To-Do List", nil, nil, nil),
    ("mark Buy milk as done in to do list", "complete-to-do", "id", "Buy milk"),
    ("Add call Ann to To-Dos", "add-to-do", "name", "call Ann"),
    ("to-dos add C++ book", "add-to-do", "name", "C++ book"),
    ("delete 3 from to-dos", "remove-to-do", "id", "3"),
    ("Tidy to-dos", "clear-completed", nil, nil),
    ("complete in to-dos", nil, nil, nil),
  ])
  func `a sentence finds the intent and its parameter`(
    sentence: String,
    intent: String?,
    parameter: String?,
    text: String?
  ) throws {
    let registry = try IntentRegistry(intents: [], shortcutProviders: [ToDoShortcuts.self])
    let matcher = AppShortcutMatcher(shortcuts: registry.shortcuts, applicationNames: [])
    let match = matcher.matches(of: sentence).first
    #expect(match?.shortcut.intent.name == intent)
    #expect(match?.parameter == parameter)
    #expect(match?.text == text)
  }

  // LG-12
  @Test func `every intent of to-dos touches only the store`() {
    let intents: [any AppIntent.Type] = [
      AddToDo.self, CompleteToDo.self, ReopenToDo.self, ToggleToDo.self, RenameToDo.self,
      MoveToDo.self, RemoveToDo.self, SetDue.self, ClearCompleted.self,
    ]
    #expect(intents.allSatisfy { IntentMetadata($0).isStoreOnly })
  }
}
