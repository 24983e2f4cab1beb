import Essentials
import Ground
import SharedStore
import TestSupport
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetExtension

/// An extension with notes that is served in this process, and its host's client.
final class ServedNotes: Sendable {
  let folder: TemporaryFolder
  let client: ExtensionSession
  let content: ServedContent

  /// The time limit of requests; other tests may occupy all threads of the pool for seconds.
  static let patience = Duration.seconds(120)

  var storePath: String { "\(folder.path)/store.sqlite" }
  var runLockPath: String { "\(folder.path)/notes.lock" }

  /// Creates an extension with intents on notes, unless other intents are passed.
  ///
  /// `isPerforming` makes its store the one that intents use. All intents of a process share it, so
  /// only tests that run one after the other may set it.
  init(
    isNetworkAllowed: Bool = true,
    isPerforming: Bool = false,
    schemas: [ModuleSchema] = [Note.schema],
    intents: IntentRegistry? = nil,
    clock: RunClock = .system,
    folder: TemporaryFolder = TemporaryFolder(),
    isDryRun: Bool = false,
    keepsStateInStore: Bool = false,
    hasActivities: Bool = false
  ) throws {
    self.folder = folder
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.host)
    let served = pair.served
    var content = try ServedNotes.content(schemas, intents, isPerforming: isPerforming)
    content.keepsStateInStore = keepsStateInStore
    content.hasActivities = { hasActivities }
    self.content = content
    try BlockingThread.start { [content] in
      let end = Descriptor(owning: served)
      RequestLoop(content: content, link: HostLink(descriptor: end.number), clock: clock).run()
    }
    client = ExtensionSession(
      ExtensionSession.State(name: "notes", end: end, cancellationGrace: Self.patience),
      hello: Hello(
        storePath: "\(folder.path)/store.sqlite",
        extensionName: "notes",
        runLockPath: "\(folder.path)/notes.lock",
        isNetworkAllowed: isNetworkAllowed,
        isDryRun: isDryRun
      )
    )
  }

  deinit {
    client.end()
  }

  /// Calls `body` on a separate thread.
  ///
  /// The client blocks in system calls, and the server in the same process needs the threads of
  /// tasks.
  func ask<Answer: Sendable>(
    _ body: @escaping @Sendable (ExtensionSession) throws(ExtensionError) -> Answer
  ) async throws -> Answer {
    let result: Result<Answer, ExtensionError> = await withCheckedContinuation { continuation in
      try? BlockingThread.start { [client] in
        continuation.resume(
          returning: Result { () throws(ExtensionError) in try body(client) }
        )
      }
    }
    return try result.get()
  }

  func perform(
    _ intent: String,
    _ arguments: [IntentArgument] = [],
    for repetition: IntentRepetition? = nil,
    run: String,
    key: String? = nil,
    answered: @escaping @Sendable (Question) -> Answer = { _ in .unanswered }
  ) async throws -> PerformReply {
    let request = PerformRequest(
      intent: intent,
      arguments: arguments,
      repetition: repetition,
      runID: run,
      key: key,
      origin: "perform",
      now: 0
    )
    return try await ask { client throws(ExtensionError) in
      var events = ExtensionSession.Events()
      events.prompt = answered
      return try client.perform(request, within: Self.patience, events: events)
    }
  }

  func timeline(_ kind: String, isOffline: Bool = false) async throws -> MadeTimeline {
    let request = WidgetRequest(kind: kind, family: .systemSmall, isOffline: isOffline)
    let answers = try await timelines([request])
    guard let answer = answers[0] else { throw ExtensionError(name: "notes", reason: .closed) }
    return try answer.get()
  }

  func find(_ request: FindRequest) async throws -> [EntityValue] {
    try await ask { client throws(ExtensionError) in try client.find(request, within: Self.patience)
    }
  }

  func options(_ request: OptionsRequest) async throws -> [IntentOption] {
    try await ask { client throws(ExtensionError) in
      try client.options(request, within: Self.patience)
    }
  }

  /// Requests timelines, and cancels the remaining requests when `count` of them are answered.
  func timelines(
    _ requests: [WidgetRequest],
    cancellingAfter count: Int = .max
  ) async throws -> [Int: Result<MadeTimeline, ExtensionError>] {
    try await ask { client throws(ExtensionError) in
      var answers: [Int: Result<MadeTimeline, ExtensionError>] = [:]
      let events = ExtensionSession.Events(isCancelled: { answers.count >= count })
      client.timelines(requests, within: Self.patience, events: events) { answers[$0] = $1 }
      return answers
    }
  }

  /// Sends requests for timelines without waiting for answers, and returns how many are refused
  /// because there are too many.
  func refusals(of requests: [WidgetRequest]) async throws -> Int {
    try await ask { client throws(ExtensionError) in
      var (answered, refused) = (0, 0)
      let events = ExtensionSession.Events(isCancelled: { answered >= 2 })
      let asked = requests.map { ExtensionRequest(.timeline, $0) }
      client.exchange(asked, within: Self.patience, events) { _, result in
        answered += 1
        if case .failure(let error) = result, error.reason == .refused(.busy) { refused += 1 }
      }
      return refused
    }
  }

  private static func content(
    _ schemas: [ModuleSchema],
    _ intents: IntentRegistry?,
    isPerforming: Bool
  ) throws -> ServedContent {
    let holder = StoreHolder()
    return ServedContent(
      eachWidget: EachWidget([
        widget("notes", "NotesWidget") { _ in
          guard let store = holder.store else { throw NoteError.before }
          let notes = try await store.read { try $0.fetch(Note.self) }
          return [notes.map(\.words).joined(separator: ",")]
        },
        widget("network", "Network") { _ in ["\(RunScope.current.isNetworkAllowed)"] },
        widget("loading", "Loading") { _ in
          for bytes in [0, 700, 314] { RunScope.current.network?.receive(bytes) }
          return [""]
        },
        widget("hanging", "Hanging") { _ in
          try await waitForCancellation()
          return []
        },
        widget("empty", "Empty") { _ in [] },
        widget("crowded", "Crowded") { _ in Array(repeating: "", count: 1_001) },
        widget("failing", "Failing") { _ in throw NoteError.before },
        widget("full", "Full") { _ in throw StoreError.full(path: "/store") },
      ]),
      intents: try intents
        ?? IntentRegistry(
          intents: [
            TearUpNote.self, KeepNote.self, ReadNote.self, ReadNotes.self, WriteOnce.self,
            WriteNoteIntent.self, RefuseIntent.self, PlanNote.self,
            WaitIntent.self, AskIntent.self,
            AddNote.self, RenameNote.self, SpoilNote.self, FetchNote.self, ConfirmNote.self,
            AskForWords.self, Linger.self, Report.self, WipeNotes.self,
          ],
          entities: [NoteEntity.self]
        ),
      schemas: schemas
    ) { store in
      holder.keep(store)
      if isPerforming { AppDependencyManager.shared.add(dependency: store) }
    }
  }

  /// Returns a widget whose timeline has an entry for each text; its placeholder shows what it can
  /// access.
  private static func widget(
    _ kind: String,
    _ typeName: String,
    texts: @escaping @Sendable (WidgetRequest) async throws -> [String]
  ) -> ServedWidget {
    ServedWidget(
      kind: kind,
      typeName: typeName,
      displayName: LocalizedStringResource(stringLiteral: typeName),
      description: "",
      families: [.systemSmall, .accessoryInline],
      placeholder: { _ in entry("network: \(RunScope.current.isNetworkAllowed)") },
      snapshot: { entry(try await texts($0).first ?? "") },
      timeline: { MadeTimeline(entries: try await texts($0).map(entry), policy: .atEnd) }
    )
  }

  private static func entry(_ text: String) -> MadeEntry {
    let view = ArchivedView.text(ArchivedText(runs: [.init(.verbatim(text))]))
    return MadeEntry(date: Date(timeIntervalSince1970: 0), light: view.compactBytes)
  }
}

/// Keeps the store that the server has passed.
private final class StoreHolder: Sendable {
  private let held = Guarded<SharedStore?>(nil)

  var store: SharedStore? { held.withLock { $0 } }

  func keep(_ store: SharedStore) {
    held.withLock { $0 = store }
  }
}

extension MadeEntry {
  /// The words in an entry of a `ServedNotes` widget; `nil` for any other entry.
  var words: String? {
    guard case .text(let text) = try? ArchivedView(compactBytes: light),
      case .verbatim(let words) = text.runs.first?.content
    else { return nil }
    return words
  }
}
