import Ground
import SharedStore
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents

@testable import WidgetTerminal
@testable import widgetctl

@Suite("A run's turn, taken by the host (AI-75)", .timeLimit(.minutes(2)))
struct IntentCallTests {
  private let folder = TemporaryFolder()

  private var storePath: String { "\(folder.path)/s.sqlite" }
  private var lockPath: String { "\(folder.path)/Counting.lock" }

  /// Performs an intent whose program ends without an answer.
  ///
  /// If `isTurnTaken` is true, another run has the lock for which the intent must wait.
  private func perform(
    keepsStateInStore: Bool? = nil,
    isStoreOnly: Bool = false,
    isTurnTaken: Bool = true
  ) async throws -> CommandError? {
    let (storePath, lockPath) = (storePath, lockPath)
    _ = try WritableStore(location: StoreLocation(path: storePath)).shared()
    let lock =
      try isTurnTaken
      ? RunLock.take(at: lockPath, for: "count (run 7, process 1)", milliseconds: 0) : nil
    defer { lock?.end() }
    let program = try #require(HostedExtension.Program(name: "HomeWidgets", path: "/bin/true"))
    return await BlockingThread.run {
      let owner = HostedExtension(
        program,
        hello: Hello(storePath: storePath, runLockPath: lockPath),
        mayAsk: false
      )
      let intent = IntentMetadata(
        name: "count",
        identifier: "Count",
        title: "Count",
        description: nil,
        category: nil,
        summary: nil,
        role: .action,
        parameters: [],
        resultType: .nothing,
        isDiscoverable: true,
        isStoreOnly: isStoreOnly
      )
      let description = ExtensionDescription(
        intents: [intent],
        keepsStateInStore: keepsStateInStore
      )
      owner.settle(.success(description))
      let context = CommandContext(
        arguments: Arguments(),
        environment: EnvironmentVariables(["WIDGETCTL_STORE": storePath]),
        output: Output(isJSON: false),
        now: 0
      )
      do throws(CommandError) {
        var call = IntentCall(
          host: Host(context),
          found: IntentCatalog.Found(owner: owner, intent: intent),
          form: "",
          origin: "perform"
        )
        call.patienceInMilliseconds = 0
        _ = try call.reply(to: [])
        return nil
      } catch {
        return error
      }
    }
  }

  private var hasDue: Bool {
    get throws { try StoreReader(at: StoreLocation(path: storePath)).hasDue(at: 0) }
  }

  @Test func `who waits too long ends with 75 and the run that has the turn, and starts nothing`()
    async throws
  {
    let error = try await perform()
    #expect(error?.exitCode.rawValue == 75)
    #expect(
      error?.message
        == "count waited too long for extension HomeWidgets: count (run 7, process 1) has not ended"
    )
    #expect(error?.hint == "try again when it has; nothing was changed")
  }

  @Test(arguments: [(true, false), (false, true)])
  func `a run that changes nothing but the store waits for no turn`(
    keepsStateInStore: Bool,
    isStoreOnly: Bool
  ) async throws {
    let error = try await perform(keepsStateInStore: keepsStateInStore, isStoreOnly: isStoreOnly)
    #expect(error?.exitCode.rawValue == 69)
  }

  @Test(arguments: [(false, true), (true, false)])
  func `a run whose process is lost marks the widgets, and leaves its turn`(
    keepsStateInStore: Bool,
    isMarked: Bool
  ) async throws {
    let location = StoreLocation(path: storePath)
    let store = try WritableStore(location: location).shared()
    let placed = try await store.read { try $0.placedWidgets() }
    let widget = try #require(placed.first)
    try await store.write { transaction in
      _ = try transaction.store(
        NewTimeline(
          placement: widget.id,
          family: widget.family,
          made: 0,
          policy: .never,
          due: .max,
          reason: "test",
          entries: [StoredEntry(date: 0, light: [1])],
          reads: []
        )
      )
    }
    let error = try await perform(keepsStateInStore: keepsStateInStore, isTurnTaken: false)
    #expect(error?.exitCode.rawValue == 69)
    #expect(try hasDue == isMarked)
    try RunLock.take(at: lockPath, for: "next", milliseconds: 300_000).end()
  }
}
