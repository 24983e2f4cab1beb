import Foundation
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

extension ToDoIntentTests {
  // They find to-dos in the one dependency manager, so they take turns with the intents of to-dos.
  @Suite("Intents of the focus timer", .serialized)
  struct FocusIntentTests {
    private let store: TestStore
    private let sessions: FocusStore
    private let runner: IntentRunner

    init() throws {
      let store = try TestStore(zone: .gmt)
      let toDos = store.toDos
      self.store = store
      let sessions = FocusStore(store: toDos.store, clock: store.clock, zone: { .gmt })
      AppDependencyManager.shared.add(dependency: sessions)
      AppDependencyManager.shared.add(dependency: toDos)
      self.sessions = sessions
      runner = IntentRunner(
        registry: try IntentRegistry(
          intents: [
            StartFocus.self, FocusOn.self, StartBreak.self, SkipSession.self, PauseFocus.self,
            ResumeFocus.self, StopFocus.self, FocusStatus.self, ListFocus.self,
          ],
          entities: [ToDo.self, FocusSession.self],
          enumerations: [FocusKind.self]
        ),
        context: IntentContext(now: Samples.now, calendar: Samples.utc)
      )
    }

    @discardableResult
    private func perform(
      _ name: String,
      _ arguments: KeyValuePairs<String, String> = [:]
    ) async throws -> String? {
      try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) }).dialog
    }

    private func wait(_ minutes: Double) { store.clock.advance(by: .seconds(minutes * 60)) }

    private func all() async throws -> [FocusRecord] {
      try await sessions.sessions(limit: 10)
    }

    @Test func `a focus is for a to-do, and says until when`() async throws {
      #expect(
        try await perform("start-focus", ["to-do": "2"])
          == "Focusing on 2 “Call the dentist” until 10:25."
      )
      wait(7)
      #expect(
        try await perform("start-focus")
          == "Focusing on 2 “Call the dentist” until 10:25, as before."
      )
      #expect(
        try await perform("focus-on", ["to-do": "1", "minutes": "50"])
          == "Focusing on 1 “Buy groceries” until 10:57; the previous focus ended after 7 min."
      )
      #expect(try await all().map(\.isStopped) == [false, true])
    }

    @Test func `a pause keeps what is left`() async throws {
      try await perform("start-focus")
      wait(6.95)
      #expect(try await perform("pause-focus") == "Paused with 18:03 left.")
      wait(600)
      #expect(try await perform("pause-focus") == "Paused with 18:03 left, as before.")
      #expect(try await perform("start-focus") == "Focusing until 20:25.")
      wait(18)
      #expect(try await perform("stop-focus") == "Focus stopped after 24 min.")
      for name in ["stop-focus", "pause-focus", "resume-focus", "skip-session"] {
        let error = await #expect(throws: IntentError.self) { try await perform(name) }
        #expect(error?.message == "no focus or break is running")
        #expect(error?.exitCode == 1)
      }
    }

    @Test func `a pause is refused where a record would become too long`() async throws {
      try await perform("start-focus")
      for _ in 1..<FocusRecord.maximumRuns {
        try await perform("pause-focus")
        try await perform("resume-focus")
      }
      try await perform("pause-focus")
      let error = await #expect(throws: IntentError.self) { try await perform("resume-focus") }
      #expect(error?.message == "the session was paused 99 times already")
    }

    @Test func `the fourth focus of a day is followed by a long break`() async throws {
      for place in 1...4 {
        try await perform("start-focus")
        wait(25)
        let said = try await perform("start-break")
        #expect(said?.hasPrefix(place == 4 ? "Long break" : "Break") == true)
        wait(5)
      }
      #expect(try await all().first?.lengthInSeconds == 15 * 60)
      #expect(
        try await perform("focus-status")
          == "Long break until 12:10, 10:00 left. Today 4 whole focuses, 1 h 40; 1 h 40 in seven days."
      )
    }

    @Test func `skipping goes to the break, and from it back to the to-do`() async throws {
      try await perform("start-focus", ["to-do": "3"])
      wait(3)
      #expect(
        try await perform("skip-session")
          == "Break until 10:08; the previous focus ended after 3 min."
      )
      #expect(
        try await perform("skip-session")?.hasPrefix("Focusing on 3 “Water the plants”") == true
      )
      _ = try await store.toDos.remove(3)
      try await perform("skip-session")
      #expect(try await perform("skip-session")?.hasPrefix("Focusing until") == true)
    }

    @Test(arguments: ["0", "481", "-5"])
    func `no session lasts longer than a third of a day, or no time`(minutes: String) async throws {
      let error = await #expect(throws: IntentError.self) {
        try await perform("start-focus", ["minutes": minutes])
      }
      #expect(error?.exitCode == 64)
      #expect(try await all().isEmpty)
    }

    @Test func `a to-do that is gone is an error, and nothing begins`() async throws {
      await #expect(throws: IntentError.self) { try await perform("focus-on", ["to-do": "99"]) }
      #expect(try await all().isEmpty)
    }

    // CL-22
    @Test func `undo takes back the focus that began and the end of the one before`() async throws {
      try await perform("start-focus")
      wait(5)
      let now = sessions.now.microseconds
      let run = JournalRun(id: "r", intent: "StartFocus", parameters: [], key: nil, origin: "test")
      _ = try await sessions.store.perform(run) { transaction in
        guard var last = try FocusStore.last(in: transaction) else { return (Int64(0), []) }
        last.stop(at: now)
        try transaction.update(last)
        return (try transaction.insert(FocusRecord(.focus, seconds: 60, at: now)).key, [])
      }
      #expect(try await all().count == 2)
      try await sessions.store.undo(.last(1), id: "undo")
      #expect(try await all().map(\.isStopped) == [false])
      #expect(try await all().first?.state(at: now).isActive == true)
    }

    @Test func `a search finds sessions by their kind and to-do`() async throws {
      try await perform("start-focus", ["to-do": "2"])
      wait(30)
      try await perform("start-break")
      let found = try await FocusSessionQuery().allEntities()
      #expect(found.map(\.kind) == [.shortBreak, .focus])
      #expect(found.map(\.toDo) == ["", "Call the dentist"])
      #expect(found.map(\.focusedMinutes) == [0, 25])
      #expect(found.map(\.isComplete) == [false, true])
      #expect(try await FocusSessionQuery().entities(for: [found[1].id]).count == 1)
      #expect(try await perform("list-focus") == "")
    }

    @Test func `the timeline of a store follows the configuration`() async throws {
      try await perform("start-focus", ["to-do": "2"])
      let configuration = FocusConfiguration()
      (configuration.focusMinutes, configuration.goal) = (50, 99)
      #expect(configuration.plan == FocusPlan(focusMinutes: 50, goal: 16))
      let (now, calendar, plan) = (sessions.now.date, sessions.calendar, configuration.plan)
      let contents = try await sessions.store.read {
        try FocusContents(from: $0, plan: plan, now: now, in: calendar)
      }
      let picture = contents.picture(at: now)
      #expect(picture.subject?.name == "Call the dentist")
      #expect(picture.choices.map(\.number) == [1, 3])
      #expect(contents.entries(from: now).entries.map(\.date).count == 9)
    }
  }
}
