import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// Intents reach their store through the one dependency manager, so these tests take turns.
@Suite("Intents of to-dos", .serialized, .timeLimit(.minutes(2)))
struct ToDoIntentTests {
  let store: TestStore
  private let runner: IntentRunner

  init() throws {
    store = try TestStore()
    let toDos = store.toDos
    AppDependencyManager.shared.add(dependency: toDos)
    runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [
          AddToDo.self, CompleteToDo.self, ReopenToDo.self, ToggleToDo.self, RenameToDo.self,
          MoveToDo.self, RemoveToDo.self, SetDue.self, ClearCompleted.self, EditToDo.self,
          SetPriority.self, SetNotes.self, AddTag.self, RemoveTag.self, MoveToList.self,
          DeferToDo.self, DuplicateToDo.self, AddStep.self, ToggleStep.self, RemoveStep.self,
          ShowToDo.self, ListToDos.self, PlaceToDo.self, ClearSamples.self,
        ],
        entities: [ToDo.self, ToDoView.self],
        enumerations: [
          ToDoPriority.self, ToDoField.self, ToDoSide.self, ToDoListOrder.self, ToDoColumn.self,
        ]
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  func perform(
    _ name: String,
    _ arguments: KeyValuePairs<String, String> = [:],
    confirming answer: Bool? = true
  ) async throws -> IntentOutcome {
    let person = IntentConversation { question in
      guard question.form == .confirmation, let answer else { return .unanswered }
      return answer ? .confirmed : .declined
    }
    return try await IntentSurroundings.with(\.conversation, person) {
      try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) })
    }
  }

  func dialog(
    _ name: String,
    _ arguments: KeyValuePairs<String, String> = [:]
  ) async throws -> String? {
    try await perform(name, arguments).dialog
  }

  func record(_ number: Int64) async throws -> ToDoRecord {
    try #require(try await store.toDos.record(number: number))
  }

  // BW-2
  @Test func `each has its name on the command line`() {
    #expect(
      runner.registry.intents.map(\.name) == [
        "add-step", "add-tag", "add-to-do", "clear-completed", "clear-samples", "complete-to-do",
        "defer-to-do", "duplicate-to-do", "edit-to-do", "list-to-dos", "move-to-do", "move-to-list",
        "place-to-do",
        "remove-step", "remove-tag", "remove-to-do", "rename-to-do", "reopen-to-do", "set-due",
        "set-notes", "set-priority", "show-to-do", "toggle-step", "toggle-to-do",
      ]
    )
  }

  // BW-2
  @Test func `adding answers with the number and the name`() async throws {
    let outcome = try await perform(
      "add-to-do",
      ["name": "  Buy milk ", "due": "2026-12-01", "priority": "high", "tags": "shop"]
    )
    #expect(outcome.dialog == "Added 4 “Buy milk”, due Tue 1 Dec.")
    let added = try await record(4)
    #expect(added.name == "Buy milk")
    #expect(added.due == CivilDate(text: "2026-12-01").map { .day($0) })
    #expect(added.priority == .high)
    #expect(added.tags == ["shop"])
    guard case .entity(let value) = outcome.value else {
      Issue.record("the value is the to-do")
      return
    }
    #expect(value.id == added.id.text)
    #expect(value[property: "number"] == .int(4))
  }

  // BW-2
  @Test func `adding without a name, or with an empty one, adds nothing`() async throws {
    await #expect(throws: IntentError.missingParameters(["name"], intent: "add-to-do")) {
      try await perform("add-to-do")
    }
    let error = await #expect(throws: IntentError.self) {
      try await perform("add-to-do", ["name": " \n "])
    }
    #expect(error?.message == "a to-do needs a name")
    #expect(error?.hint?.contains("--name") == true)
    #expect(error?.exitCode == 64)
    #expect(try await store.names.count == 3)
  }

  // CL-5
  @Test func `clearing asks nothing, as an undo brings the to-dos back`() async throws {
    _ = try await perform("complete-to-do", ["id": "1"])
    _ = try await perform("clear-completed", confirming: nil)
    #expect(try await store.names == ["Call the dentist", "Water the plants"])
  }

  // BW-22
  @Test func `any fields are changed at once, and what differs is said`() async throws {
    let all: KeyValuePairs = [
      "id": "1", "name": "Buy milk", "due": "2026-12-01", "priority": "high", "notes": "oat",
      "tags": "shop", "list": "Home",
    ]
    #expect(
      try await dialog("edit-to-do", all)
        == "Changed 1 “Buy milk”: the name, due Tue 1 Dec, high priority, in the list Home, +shop,"
        + " the notes."
    )
    #expect(try await dialog("edit-to-do", all) == "1 “Buy milk” is already like this.")
    let record = try await record(1)
    #expect(record.due == CivilDate(text: "2026-12-01").map { .day($0) })
    #expect((record.priority, record.notes, record.list) == (.high, "oat", "Home"))
    #expect(
      try await dialog(
        "edit-to-do",
        ["id": "1", "clear": "due", "clear": "tags", "clear": "notes"]
      ) == "Changed 1 “Buy milk”: no due date, no tags, no notes."
    )
    #expect(try await self.record(1).priority == .high)
  }

  // BW-22
  @Test(
    arguments: [
      ("set-priority", ["priority": "low"], "low priority"),
      ("set-notes", ["notes": "call first"], "the notes"),
      ("add-tag", ["tag": "#home"], "+home"),
      ("move-to-list", ["list": "Work"], "in the list Work"),
      ("defer-to-do", [:], "due tomorrow, Sun 22 Nov"),
      ("defer-to-do", ["until": "2026-12-24"], "due Thu 24 Dec"),
      ("add-step", ["step": "measure\nthe shelf"], "the steps"),
    ] as [(String, [String: String], String)]
  )
  func `each field has an intent of its own`(
    intent: String,
    values: [String: String],
    words: String
  ) async throws {
    let arguments =
      [IntentArgument("id", text: "2")] + values.map { IntentArgument($0.key, text: $0.value) }
    let outcome = try await runner.run(intent, arguments)
    #expect(outcome.dialog == "Changed 2 “Call the dentist”: \(words).")
  }

  // BW-22
  @Test func `putting off keeps the hour, unless one is given`() async throws {
    _ = try await perform("set-due", ["id": "1", "due": "2026-11-30T18:30"])
    _ = try await perform("defer-to-do", ["id": "1", "until": "2026-12-24"])
    let parts = try await record(1).due?.components(in: Samples.utc)
    #expect((parts?.day, parts?.hour, parts?.minute) == (24, 18, 30))
    _ = try await perform("defer-to-do", ["id": "1", "until": "2026-12-25T08:00"])
    #expect(try await record(1).due?.components(in: Samples.utc).hour == 8)
  }

  // BW-22
  @Test func `a to-do has a bounded number of tags and of steps`() async throws {
    for number in 1...ToDoLabel.maximumTags {
      _ = try await perform("add-tag", ["id": "1", "tag": "t\(number)"])
    }
    await #expect(throws: IntentError.self) {
      try await perform("add-tag", ["id": "1", "tag": "more"])
    }
    _ = try await perform("remove-tag", ["id": "1", "tag": "t1"])
    _ = try await perform("add-tag", ["id": "1", "tag": "more"])
    for number in 1...ChecklistItem.maximumCount {
      _ = try await perform("add-step", ["id": "2", "step": "\(number)"])
    }
    await #expect(throws: IntentError.self) {
      try await perform("add-step", ["id": "2", "step": "more"])
    }
  }

  // BW-22
  @Test func `steps are ticked off by their numbers`() async throws {
    for step in ["find the number", "dial"] {
      _ = try await perform("add-step", ["id": "2", "step": step])
    }
    _ = try await perform("toggle-step", ["id": "2", "step": "2"])
    #expect(ToDo(try await record(2)).steps == ["[ ] find the number", "[x] dial"])
    _ = try await perform("remove-step", ["id": "2", "step": "1"])
    #expect(try await record(2).checklist == [ChecklistItem(name: "dial", isDone: true)])
    let error = await #expect(throws: IntentError.self) {
      try await perform("toggle-step", ["id": "2", "step": "2"])
    }
    #expect(error?.exitCode == 1)
    #expect(error?.message == "the to-do has no step 2, only 1")
  }

  // BW-22
  @Test func `a copy is open and has all else`() async throws {
    _ = try await perform("edit-to-do", ["id": "1", "tags": "shop", "notes": "oat"])
    _ = try await perform("add-step", ["id": "1", "step": "a"])
    _ = try await perform("toggle-step", ["id": "1", "step": "1"])
    _ = try await perform("complete-to-do", ["id": "1"])
    #expect(
      try await dialog("duplicate-to-do", ["id": "1"]) == "Added 4 “Buy groceries”, a copy of 1."
    )
    let copy = try await record(4)
    #expect(!copy.isDone)
    #expect((copy.tags, copy.notes, copy.checklist.map(\.isDone)) == (["shop"], "oat", [false]))
    #expect(try await copy.id != record(1).id)
  }

  // BW-2, CL-11
  @Test func `completing and reopening may be repeated and say so`() async throws {
    #expect(try await dialog("complete-to-do", ["id": "1"]) == "Completed 1 “Buy groceries”.")
    let doneAt = try await record(1).doneAt
    #expect(doneAt == Instant(Samples.now).microseconds)
    store.clock.advance(by: .seconds(60))
    #expect(
      try await dialog("complete-to-do", ["id": "1"]) == "1 “Buy groceries” was done already."
    )
    #expect(try await record(1).doneAt == doneAt)
    #expect(try await dialog("reopen-to-do", ["id": "1"]) == "Reopened 1 “Buy groceries”.")
    #expect(
      try await dialog("reopen-to-do", ["id": "1"]) == "1 “Buy groceries” was open already."
    )
    #expect(try await record(1).doneAt == nil)
  }

  // BW-2
  @Test func `toggling goes there and back`() async throws {
    #expect(try await dialog("toggle-to-do", ["id": "2"]) == "Completed 2 “Call the dentist”.")
    #expect(try await dialog("toggle-to-do", ["id": "2"]) == "Reopened 2 “Call the dentist”.")
  }

  // BW-3, WK-96
  @Test func `the mark of a picture performs with what it holds`() async throws {
    let toDo = try await record(3)
    let invocation = IntentInvocation(ToggleToDo(id: toDo.id.text, number: toDo.key))
    _ = try await runner.run(invocation)
    #expect(try await record(3).isDone)
  }

  // BW-2
  @Test func `renaming, moving, removing and clearing say what they did`() async throws {
    #expect(
      try await dialog("rename-to-do", ["id": "1", "name": "Buy milk"]) == "Renamed 1 “Buy milk”."
    )
    #expect(
      try await dialog("rename-to-do", ["id": "1", "name": "Buy milk"])
        == "1 “Buy milk” has that name already."
    )
    #expect(
      try await dialog("move-to-do", ["id": "3", "to": "1"])
        == "Moved 3 “Water the plants” to place 1."
    )
    #expect(try await store.names == ["Water the plants", "Buy milk", "Call the dentist"])
    #expect(try await dialog("clear-completed") == "No to-do was done.")
    _ = try await perform("complete-to-do", ["id": "2"])
    #expect(
      try await dialog("clear-completed") == "Removed 1 to-do; 'widgetctl undo' brings it back."
    )
    #expect(
      try await dialog("remove-to-do", ["id": "1"])
        == "Removed 1 “Buy milk”; 'widgetctl undo' brings it back."
    )
    #expect(try await store.names == ["Water the plants"])
  }

  // BW-2
  @Test func `a due date is set and taken away`() async throws {
    let due = DateComponents(year: 2030, month: 1, day: 2)
    #expect(
      try await dialog("set-due", ["id": "1", "due": "2030-01-02"])
        == "1 “Buy groceries” is due Wed 2 Jan 2030."
    )
    #expect(ToDo(try await record(1)).due == due)
    #expect(
      try await dialog("set-due", ["id": "1"]) == "1 “Buy groceries” no longer has a due date."
    )
    #expect(try await record(1).due == nil)
  }
}
