import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// The provider and the intents reach their store through a dependency manager, so these tests take turns.
@Suite("The agenda's timeline and intents", .serialized, .timeLimit(.minutes(2)))
struct AgendaProviderTests {
  private let folder = TemporaryFolder()
  private let store: TestStore
  private let runner: IntentRunner

  init() throws {
    let store = try TestStore()
    self.store = store
    let agenda = AgendaStore(store: store.toDos.store, clock: store.clock, home: folder.path)
    AppDependencyManager.shared.add(dependency: agenda)
    runner = IntentRunner(
      registry: try IntentRegistry(intents: [ListEvents.self], entities: [Event.self]),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  private func write(_ titles: [String]) throws {
    let events = titles.enumerated().map { index, title in
      """
      BEGIN:VEVENT
      UID:\(index)
      SUMMARY:\(title)
      LOCATION:Room \(index)
      DTSTART:20261121T\(11 + index)0000Z
      DURATION:PT1H
      END:VEVENT

      """
    }
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\n\(events.joined())END:VCALENDAR\n"
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/work.ics"))
  }

  private func timeline(_ change: (inout AgendaConfiguration) -> Void = { _ in }) async
    -> Timeline<AgendaEntry>
  {
    var configuration = AgendaConfiguration()
    change(&configuration)
    let context = TimelineProviderContext(
      family: .systemLarge,
      isPreview: false,
      foreseen: Samples.now
    )
    return await AgendaProvider(calendar: Samples.utc).timeline(for: configuration, in: context)
  }

  @Test func `the events of a source are shown with to-dos, and read again after minutes`()
    async throws
  {
    try write(["A", "B"])
    let timeline = await timeline {
      $0.source = ["~/work.ics"]
      $0.minutes = 30
    }
    let picture = try #require(timeline.entries.first).picture
    #expect(picture.next.map(\.item.title) == ["A", "B"])
    #expect(picture.calendars.map(\.name) == ["work"])
    #expect(!picture.isSample)
    #expect(timeline.policy == .after(Samples.now + 1_800))
    #expect(timeline.files == TimelineFiles([folder.path + "/work.ics"]))
    let hours = timeline.entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
    #expect(hours == [0, 1, 2, 3, 14])
  }

  @Test
  func `without a source the events are invented, and nothing is read again before a day ends`()
    async throws
  {
    let timeline = await timeline()
    #expect(try #require(timeline.entries.first).picture.isSample)
    #expect(timeline.policy == .after(Samples.now + 38 * 3_600))
    #expect(timeline.files.paths.isEmpty)
  }

  @Test func `a source that is gone is words in the picture`() async throws {
    let timeline = await timeline { $0.source = ["~/gone"] }
    let picture = try #require(timeline.entries.first).picture
    #expect(picture.problems == ["~/gone: there is no such file"])
    // What comes to be there is shown without a look by the clock.
    #expect(timeline.files.paths == [folder.path + "/gone"])
  }

  // BW-32
  @Test
  func `a to-do that cannot be done yet has an entry when it can, and is shown when it is due`()
    async throws
  {
    try write([])
    var waits = ToDoRecord(name: "Waits", due: Samples.instant(6))
    waits.notBefore = Samples.instant(2)
    var never = ToDoRecord(name: "Due", due: Samples.instant(3))
    never.notBefore = Samples.instant(48)
    for record in [waits, never] { _ = try await store.toDos.add(record) }
    let entries = await timeline { $0.source = ["~/work.ics"] }.entries
    let shown = entries.prefix(3).map { entry in
      "\(Int(entry.date.timeIntervalSince(Samples.now) / 3_600)): \(entry.picture.toDoCount)"
    }
    // What is due is never out of sight, whatever it waits for.
    #expect(shown == ["0: 0", "2: 1", "3: 2"])
  }

  @Test func `to-dos are left out where the configuration says so`() async throws {
    _ = try await store.toDos.add(ToDoRecord(name: "Milk", due: Samples.instant(3)))
    try write(["A"])
    func count(_ shows: Bool) async throws -> Int {
      let timeline = await timeline {
        $0.source = ["~/work.ics"]
        $0.toDos = shows
      }
      return try #require(timeline.entries.first).picture.toDoCount
    }
    #expect(try await count(true) > 0)
    #expect(try await count(false) == 0)
  }

  @Test func `events of a file are listed with all that they have`() async throws {
    try write(["A", "B"])
    let outcome = try await runner.run(
      "ListEvents",
      [
        IntentArgument("source", text: "~/work.ics"), IntentArgument("from", text: "2026-11-21"),
        IntentArgument("days", text: "2"),
      ]
    )
    let text = outcome.value?.displayText ?? ""
    #expect(text.contains("A") && text.contains("B"))
    #expect(outcome.dialog == nil || outcome.dialog == "")
  }

  @Test func `a list of nothing says why`() async throws {
    let outcome = try await runner.run(
      "ListEvents",
      [IntentArgument("source", text: "~/gone"), IntentArgument("from", text: "2026-11-21")]
    )
    #expect(outcome.dialog == "~/gone: there is no such file")
  }
}
