import SharedStore
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

/// Tests of an intent's changes of the store and of Live Activities.
@Suite("A run and its Live Activities", .timeLimit(.minutes(5)))
struct RunWithActivitiesTests {
  private let folder = TemporaryFolder()
  private let store: SharedStore

  private var location: StoreLocation { StoreLocation(path: "\(folder.path)/store.sqlite") }

  init() throws {
    store = try SharedStore(
      at: StoreLocation(path: "\(folder.path)/store.sqlite"),
      schemas: [Note.schema]
    )
  }

  private struct Failure: Error {}

  @discardableResult
  private func perform(
    _ id: String,
    key: String? = nil,
    isStoreOnly: Bool,
    _ body: () async throws -> Void
  ) async throws -> PerformReply {
    let run = JournalRun(id: id, intent: "Tea", parameters: [], key: key, origin: "test")
    let journalled = JournalledRun(
      run: run,
      store: store,
      isStoreOnly: isStoreOnly,
      activitiesOwner: "Tea"
    )
    return try await journalled.perform {
      try await body()
      return IntentOutcome()
    }
  }

  private func write(_ words: String) async throws {
    _ = try await store.write { try $0.insert(Note(words: words)) }
  }

  private func begin(_ id: String) throws {
    let activities = try #require(RunActivities.current)
    try activities.begin(
      LiveActivity(id: id, attributes: "{}", state: "1", staleDate: nil, at: activities.now),
      ofKind: "TeaActivity"
    )
  }

  private func update(_ id: String, _ state: String) {
    RunActivities.current?.update(id, state: state, staleDate: nil)
  }

  /// Returns the notes and activities that another process would read.
  private func seen() throws -> [String] {
    let reader = try StoreReader(at: location)
    let placed = RunActivities(try reader.placedWidgets(), ofExtension: "Tea")
    return try reader.fetch(Note.self).map(\.words)
      + placed.all(ofKind: "TeaActivity").map { "\($0.id)=\($0.state)" }
  }

  // WK-133
  @Test func `of a run that waits for nothing but the store both are one commit`() async throws {
    try await perform("run-1", isStoreOnly: true) {
      try await write("a note")
      try begin("a")
      #expect(try seen().isEmpty)
      try await write("another")
      update("a", "2")
      #expect(try seen().isEmpty)
    }
    #expect(try seen() == ["a note", "another", "a=2"])
    let run = try #require(try StoreReader(at: location).run("run-1"))
    #expect(run.finished != nil)
    try await store.undo(.last(1), id: "undo")
    #expect(try seen().isEmpty)
    try await store.redo(.last(1), id: "redo")
    #expect(try seen() == ["a note", "another", "a=2"])
  }

  // WK-133
  @Test func `another run's changes of them stand with its next write, the rest with its end`()
    async throws
  {
    try await perform("run-1", isStoreOnly: false) {
      try begin("a")
      #expect(try seen().isEmpty)
      try await write("a note")
      #expect(try seen() == ["a note", "a=1"])
      update("a", "2")
      try begin("b")
      #expect(try seen() == ["a note", "a=1"])
    }
    #expect(try seen() == ["a note", "a=2", "b=1"])
    try await store.undo(.last(1), id: "undo")
    #expect(try seen().isEmpty)
  }

  // WK-133
  @Test(arguments: [true, false])
  func `a run that fails leaves what it wrote, and the activities as they were`(
    isStoreOnly: Bool
  ) async throws {
    try await perform("run-1", isStoreOnly: isStoreOnly) {
      try begin("a")
      try begin("b")
    }
    await #expect(throws: Failure.self) {
      try await perform("run-2", isStoreOnly: isStoreOnly) {
        try begin("c")
        update("a", "2")
        RunActivities.current?.end("b", .immediate)
        try await write("a note")
        update("a", "3")
        throw Failure()
      }
    }
    #expect(try seen() == ["a note", "a=1", "b=1"])
    try await store.undo(.last(1), id: "undo")
    #expect(try seen() == ["a=1", "b=1"])
  }

  // WK-134
  @Test func `one that a person dismisses while its run goes on is not begun anew`() async throws {
    try await perform("run-1", isStoreOnly: false) {
      try begin("a")
      try await write("a note")
      let other = Task.detached { [store] in try await store.write { try $0.removeWidget(1) } }
      #expect(try await other.value)
      update("a", "2")
    }
    #expect(try seen() == ["a note"])
  }

  @Test func `what a failed run leaves behind takes nothing along`() async throws {
    var late: RunActivities?
    await #expect(throws: Failure.self) {
      try await perform("run-1", isStoreOnly: false) {
        late = RunActivities.current
        throw Failure()
      }
    }
    let activities = try #require(late)
    try activities.begin(
      LiveActivity(id: "a", attributes: "{}", state: "1", staleDate: nil, at: activities.now),
      ofKind: "TeaActivity"
    )
    let run = JournalRun(id: "late", intent: "Tea", parameters: [], key: nil, origin: "test")
    try await StoreScope.with(run: run) {
      try await StoreScope.with(companion: activities.companion) { try await write("late") }
    }
    #expect(try seen() == ["late"])
  }

  @Test func `what is taken back in a transaction of its own is forgotten, and can be done anew`()
    async throws
  {
    try await perform("run-1", isStoreOnly: true) {
      let activities = try #require(RunActivities.current)
      try begin("a")
      await #expect(throws: Failure.self) {
        try await activities.attempt {
          try begin("b")
          update("a", "2")
          throw Failure()
        }
      }
      try await activities.attempt { try begin("c") }
    }
    #expect(try seen() == ["a=1", "c=1"])
  }

  // RD-8
  @Test(arguments: [true, false])
  func `a key of a run that never ended is no success where activities may be missing`(
    isStoreOnly: Bool
  ) async throws {
    let run = JournalRun(id: "run-1", intent: "Tea", parameters: [], key: "k", origin: "test")
    try await StoreScope.with(run: run) { try await write("a note") }
    let repetition: Result<PerformReply, any Error>
    do {
      repetition = .success(
        try await perform("run-2", key: "k", isStoreOnly: isStoreOnly) { try await write("twice") }
      )
    } catch {
      repetition = .failure(error)
    }
    switch repetition {
    case .success(let reply): #expect(isStoreOnly && reply.isRepetition)
    case .failure(let error): #expect(!isStoreOnly && (error as? IntentError)?.exitCode == 69)
    }
    #expect(try seen() == ["a note"])
  }
}
