import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests the dialogs of the to-do intents in both languages; they run one after the other with the
/// tests of this suite.
extension ToDoIntentTests {
  /// A call of an intent in a list of four to-dos, of which the fourth has a date, a tag and two
  /// steps.
  private typealias Call = (name: String, arguments: KeyValuePairs<String, String>)

  private static let intents: [any AppIntent.Type] = [
    AddToDo.self, AddToDoFromWords.self, CompleteToDo.self, ReopenToDo.self, ToggleToDo.self,
    RenameToDo.self, MoveToDo.self, RemoveToDo.self, SetDue.self, ClearCompleted.self,
    EditToDo.self, EditToDoFromWords.self, SetPriority.self, SetNotes.self, AddTag.self,
    RemoveTag.self, MoveToList.self, DeferToDo.self, DuplicateToDo.self, AddStep.self,
    AddNote.self, DeferToDoFromWords.self, ToggleStep.self, RemoveStep.self, SetRecurrence.self,
    ShowToDo.self, ListToDos.self, ClearSamples.self, CancelToDo.self, StartToDo.self,
    StopToDo.self, SetNotBefore.self, SetURL.self, AddReminder.self, RemoveReminder.self,
    BlockToDo.self, UnblockToDo.self, SnoozeToDo.self, StopWork.self, SaveToDoView.self,
    ListToDoViews.self, RemoveToDoView.self,
  ]

  /// The calls; the values of a list are separated by `|`.
  private static let calls: [Call] = [
    ("add-to-do", ["name": "Qqq", "due": "2026-12-01", "repeats": "month on the 31st"]),
    ("add-to-do-from-words", ["words": "Qqq tomorrow 9:00 +qq @Qqq pri:high every:week note:qq"]),
    ("edit-to-do-from-words", ["id": "4", "words": "friday pri:low"]),
    ("add-note", ["id": "4", "note": "qqq"]),
    ("defer-to-do-from-words", ["id": "4", "words": "2 weeks"]),
    ("add-step", ["id": "4", "step": "Qqq"]), ("toggle-step", ["id": "4", "step": "1"]),
    ("remove-step", ["id": "4", "step": "1"]),
    ("rename-to-do", ["id": "4", "name": "Qqqq"]), ("rename-to-do", ["id": "4", "name": "Qqqq"]),
    ("set-due", ["id": "4", "due": "2026-12-01 09:00"]), ("set-due", ["id": "4"]),
    ("set-priority", ["id": "4", "priority": "high"]),
    ("set-priority", ["id": "4", "priority": "high"]),
    ("set-priority", ["id": "4", "priority": "none"]),
    ("set-notes", ["id": "4", "notes": "qqq"]), ("set-notes", ["id": "4"]),
    ("add-tag", ["id": "4", "tag": "qqq"]), ("remove-tag", ["id": "4", "tag": "qqq"]),
    ("move-to-list", ["id": "4", "list": "Qqq"]), ("move-to-list", ["id": "4"]),
    ("edit-to-do", ["id": "4", "name": "Qqq", "due": "today", "tags": "qqq", "notes": "q"]),
    ("defer-to-do", ["id": "4"]), ("duplicate-to-do", ["id": "4"]),
    ("set-recurrence", ["id": "4", "repeats": "week"]), ("toggle-to-do", ["id": "4"]),
    ("toggle-to-do", ["id": "4"]), ("set-recurrence", ["id": "4"]),
    ("start-to-do", ["id": "4"]), ("start-to-do", ["id": "4"]), ("stop-to-do", ["id": "4"]),
    ("start-to-do", ["id": "4"]), ("start-to-do", ["id": "2"]), ("stop-work", [:]),
    ("stop-work", [:]), ("stop-to-do", ["id": "4"]), ("cancel-to-do", ["id": "4"]),
    ("cancel-to-do", ["id": "4"]),
    ("reopen-to-do", ["id": "4"]), ("set-not-before", ["id": "4", "notBefore": "2026-12-24"]),
    ("set-not-before", ["id": "4"]), ("set-url", ["id": "4", "url": "https://qqq.test"]),
    ("set-url", ["id": "4"]), ("add-reminder", ["id": "4", "reminder": "90m"]),
    ("remove-reminder", ["id": "4", "reminder": "90m"]), ("remove-reminder", ["id": "4"]),
    ("block-to-do", ["id": "4", "by": "2"]), ("unblock-to-do", ["id": "4", "by": "2"]),
    ("unblock-to-do", ["id": "4"]), ("snooze-to-do", ["id": "4", "words": "1h"]),
    ("move-to-do", ["id": "4", "to": "1"]), ("complete-to-do", ["id": "4"]),
    ("complete-to-do", ["id": "4"]), ("reopen-to-do", ["id": "4"]), ("reopen-to-do", ["id": "4"]),
    ("remove-to-do", ["id": "4"]), ("clear-completed", [:]), ("complete-to-do", ["id": "1"]),
    ("clear-completed", [:]), ("list-to-dos", ["words": "zzzz"]), ("show-to-do", ["id": "2"]),
    ("clear-samples", [:]), ("list-to-do-views", [:]),
    ("save-to-do-view", ["words": "qqq|pri:high", "order": "due"]),
    ("save-to-do-view", ["words": "qqq|pri:high", "order": "due"]),
    ("save-to-do-view", ["words": "qqq|pri:low"]), ("remove-to-do-view", ["view": "qqq"]),
  ]

  // BW-31
  @Test func `each intent that changes a to-do has a sentence for many`() throws {
    let registry = try IntentRegistry(
      intents: Self.intents,
      entities: [ToDo.self, ToDoView.self],
      enumerations: [
        ToDoPriority.self, ToDoField.self, ToDoState.self, ToDoListOrder.self,
        ToDoColumn.self,
      ]
    )
    let batch = IntentBatch(count: 30, changedCount: 29, ids: "1-29")
    for intent in Self.intents where !intent._isReadOnly {
      let metadata = try registry.intent(named: intent.persistentIdentifier)
      guard metadata.parameters.contains(where: { $0.type == .entity("ToDo") }) else { continue }
      let dialog = (intent as? any BatchIntent.Type)?.dialog(for: batch).full.text
      #expect(dialog?.contains("29 to-dos, 1-29") == true, "\(intent)")
    }
  }

  /// Several to-dos are not given the same name, because `edit 3 2 eggs` may mean the name `2
  /// eggs`.
  @Test func `the name of several to-dos is not replaced at once`() async throws {
    let store = try TestStore()
    AppDependencyManager.shared.add(dependency: store.toDos)
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: Self.intents, entities: [ToDo.self, ToDoView.self]),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
    func edit(_ words: String, of count: Int) async throws -> String? {
      try await IntentSurroundings.with(\.valueCount, count) {
        try await runner.run(
          "edit-to-do-from-words",
          [IntentArgument("id", text: "3"), IntentArgument("words", text: words)]
        ).dialog
      }
    }
    let error = await #expect(throws: IntentError.self) { try await edit("eggs", of: 2) }
    #expect(error?.message == "“eggs” would become the name of 2 to-dos")
    #expect(error?.hint?.contains("todo edit 3 -- eggs") == true)
    #expect(try await edit("tomorrow +x", of: 2) != nil)
    #expect(try await edit("eggs", of: 1)?.contains("the name") == true)
  }

  // BW-32
  @Test func `several to-dos are started at once only where that is said`() async throws {
    let store = try TestStore()
    AppDependencyManager.shared.add(dependency: store.toDos)
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: Self.intents, entities: [ToDo.self]),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
    func start(_ id: String, also: Bool) async throws -> String? {
      try await IntentSurroundings.with(\.valueCount, 2) {
        try await runner.run(
          "start-to-do",
          [IntentArgument("id", text: id), IntentArgument("also", text: "\(also)")]
        ).dialog
      }
    }
    let error = await #expect(throws: IntentError.self) { try await start("1", also: false) }
    #expect(error?.message == "only one to-do can be in progress at a time, and you named 2")
    #expect(error?.hint?.contains("--also") == true)
    #expect(try await start("1", also: true) == "Started 1 “Buy groceries”.")
    #expect(try await start("2", also: true) == "Started 2 “Call the dentist”.")
  }

  /// Performs all calls in one new store, and returns the dialogs and questions.
  private func said(in language: UserLanguage) async throws -> [String] {
    try await UserLanguage.$spoken.withValue(language) {
      let store = try TestStore()
      let toDos = store.toDos
      AppDependencyManager.shared.add(dependency: toDos)
      let runner = IntentRunner(
        registry: try IntentRegistry(
          intents: Self.intents,
          entities: [ToDo.self, ToDoView.self],
          enumerations: [
            ToDoPriority.self, ToDoField.self, ToDoState.self, ToDoListOrder.self,
            ToDoColumn.self,
          ]
        ),
        context: IntentContext(now: Samples.now, calendar: Samples.utc)
      )
      var said: [String] = []
      for call in Self.calls {
        let asked = Asked()
        let person = IntentConversation { question in
          await asked.note(question.text)
          return .confirmed
        }
        let outcome = try await IntentSurroundings.with(\.conversation, person) {
          try await runner.run(
            call.name,
            call.arguments.flatMap { name, value in
              value.split(separator: "|").map { IntentArgument(name, text: String($0)) }
            }
          )
        }
        said.append(([outcome.dialog ?? ""] + (await asked.texts)).joined(separator: " "))
      }
      return said
    }
  }

  private actor Asked {
    var texts: [String] = []
    func note(_ text: String) { texts.append(text) }
  }

  // BW-2
  @Test func `every intent answers in the language that is spoken, and with no word of the other`()
    async throws
  {
    let names = Set(Self.intents.map { IntentMetadata($0).name })
    #expect(Set(Self.calls.map(\.name)) == names, "each intent has its call")
    let (english, turkish) = (try await said(in: .english), try await said(in: .turkish))
    for (english, turkish) in zip(english, turkish) where !english.isEmpty {
      #expect(english != turkish)
      let left = SpokenText.words(english).intersection(SpokenText.words(turkish))
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
  }

  // BW-23, BW-24
  @Test func `Turkish answers read as a person would write them`() async throws {
    let said = try await said(in: .turkish)
    #expect(
      said[0]
        == "4 “Qqq” eklendi; tarihi 1 Ara Sal, her ayın 31. günü. 1 Ara Sal, günlerinden biri değil; sonraki 31 Ara Per. 31. günü olmayan aylar atlanır; “her ayın son günü” onları da kapsar."
    )
    #expect(said.contains("4 “Qqqq”: tarihi 1 Ara Sal, 09:00."))
    #expect(said.contains("4 “Qqqq” zaten böyle."))
    #expect(said.contains { $0.hasPrefix("Tamamlanmış görev yoktu.") })
  }
}
