import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import WidgetExtension

@Suite("Serving widgets", .timeLimit(.minutes(5)))
struct ServingTests {
  let notes: ServedNotes

  init() throws {
    notes = try ServedNotes()
  }

  @Test func `a description names widgets, intents and entities as people type them`() async throws
  {
    let description = try await notes.ask { client throws(ExtensionError) in
      try client.describe(within: ServedNotes.patience)
    }
    let first = try #require(description.widgets.first)
    #expect(first.kind == "notes")
    #expect(first.name == "notes")
    #expect(first.families == ["small", "inline"])
    let names = description.intents.map(\.name)
    #expect(names == notes.content.intents.intents.map(\.name))
    #expect(Set(names).isSuperset(of: ["ask", "refuse", "wait", "write-note"]))
    #expect(description.entities.map(\.identifier) == ["NoteEntity"])
  }

  // BW-20
  @Test func `a placeholder is made without store and network`() async throws {
    let request = WidgetRequest(kind: "notes", family: .systemSmall)
    let entry = try await notes.ask { client throws(ExtensionError) in
      try client.placeholder(request, within: ServedNotes.patience)
    }
    #expect(entry.words == "network: false")
    #expect(notes.folder.names.isEmpty)
  }

  @Test func `the store is opened by the first request that may use it`() async throws {
    _ = try await notes.ask { client throws(ExtensionError) in
      try client.describe(within: ServedNotes.patience)
    }
    #expect(notes.folder.names.isEmpty)
    _ = try await notes.timeline("notes")
    #expect(notes.folder.names.contains("store.sqlite"))
  }

  @Test func `an extension without collections never makes a store`() async throws {
    let bare = try ServedNotes(schemas: [])
    _ = try await bare.timeline("network")
    #expect(bare.folder.names.isEmpty)
  }

  @Test func `a timeline says which collections it was made from, and when`() async throws {
    let timeline = try await notes.timeline("notes")
    #expect(timeline.entries.map(\.words) == [""])
    #expect(timeline.policy == .atEnd)
    #expect(Array(timeline.reads.keys) == ["notes"])
    #expect(try await notes.timeline("network").reads.isEmpty)
  }

  // CL-12
  @Test(arguments: [(true, false, "true"), (true, true, "false"), (false, false, "false")])
  func `the network is out of reach where the host or the request says so`(
    isAllowed: Bool,
    isOffline: Bool,
    expected: String
  ) async throws {
    let served = try ServedNotes(isNetworkAllowed: isAllowed)
    let timeline = try await served.timeline("network", isOffline: isOffline)
    #expect(timeline.entries.first?.words == expected)
  }

  @Test
  func `a timeline says how much the network gave for it, if it was asked`()
    async throws
  {
    #expect(try await notes.timeline("loading").networkBytes == 1_014)
    // Each timeline has a count of its own.
    #expect(try await notes.timeline("loading").networkBytes == 1_014)
    #expect(try await notes.timeline("network").networkBytes == nil)
    #expect(RunScope.current.network == nil)
  }

  @Test(arguments: [
    ("empty", "the timeline has no entries"),
    ("crowded", "the timeline has 1001 entries, more than 1000"),
    ("failing", "before"),
    ("full", "no space is left for the store: /store"),
    ("nothing", "no widget of the kind 'nothing'"),
  ])
  func `what keeps a timeline from being made is told`(kind: String, message: String) async {
    let error = await #expect(throws: ExtensionError.self) { try await notes.timeline(kind) }
    #expect(error?.message == message)
    #expect(notes.client.isAlive)
  }

  @Test func `a family that the widget lacks is told with those it has`() async {
    let request = WidgetRequest(kind: "notes", family: .systemLarge)
    let error = await #expect(throws: ExtensionError.self) {
      try await notes.ask { client throws(ExtensionError) in
        try client.snapshot(request, within: ServedNotes.patience)
      }
    }
    #expect(error?.message == "the widget 'notes' has no size large")
    #expect(error?.hint == "it comes in: small, inline")
  }

  // WK-100: one hangs, the others are shown.
  @Test func `a widget that hangs holds up no other`() async throws {
    let requests = ["hanging", "network", "failing"].map {
      WidgetRequest(kind: $0, family: .systemSmall)
    }
    let answers = try await notes.timelines(requests, cancellingAfter: 2)
    let reasons = answers.mapValues(\.reason)
    #expect(
      reasons == [
        0: .cancelled, 1: nil,
        2: .refused(.author(description: "before")),
      ]
    )
  }

  @Test func `more requests at once than the limit are refused`() async throws {
    let request = WidgetRequest(kind: "hanging", family: .systemSmall)
    let requests = Array(repeating: request, count: FrameLimits.requestsAtOnce + 2)
    #expect(try await notes.refusals(of: requests) == 2)
  }

  @Test func `more timelines than may be asked for at once are asked for one lot after another`()
    async throws
  {
    let request = WidgetRequest(kind: "network", family: .systemSmall)
    let requests = Array(repeating: request, count: FrameLimits.requestsAtOnce * 3 + 2)
    let answers = try await notes.timelines(requests)
    #expect(answers.keys.sorted() == Array(requests.indices))
    #expect(answers.values.allSatisfy { $0.reason == nil })
  }
}

extension Result<MadeTimeline, ExtensionError> {
  fileprivate var reason: ExtensionError.Reason? {
    if case .failure(let error) = self { error.reason } else { nil }
  }
}
