internal import Moments
internal import SharedStore
internal import WidgetIntents
internal import WidgetTimeline
internal import Wire

/// Computes the answer to one request, without using the connection.
struct RequestDesk: Sendable {
  let content: ServedContent
  let store: ServedStore
  /// The `atomic` blocks of a script that the host runs.
  let atomics: AtomicStack
  let clock: RunClock
  let isNetworkAllowed: Bool
  /// Whether the store is a copy for a dry run.
  let isDryRun: Bool
  /// The extension's name in the host; `nil` if there is no host.
  let extensionName: String?
  /// The lock file by which runs of the extension's intents wait for each other; `nil` if that is
  /// not needed (AI-75).
  let runLockPath: String?
  let conversation: IntentConversation
  private let language: UserLanguage
  private let pictureLanguage: UserLanguage

  init(content: ServedContent, hello: Hello, clock: RunClock = .system) {
    self.content = content
    self.clock = clock
    isNetworkAllowed = hello.isNetworkAllowed
    isDryRun = hello.isDryRun
    extensionName = hello.extensionName
    language = hello.answers
    pictureLanguage = hello.pictures
    runLockPath = content.keepsStateInStore ? nil : hello.runLockPath
    let store = ServedStore(
      location: hello.storePath.map { StoreLocation(path: $0) },
      schemas: content.schemas,
      isCopied: hello.isDryRun,
      announce: content.useStore
    )
    conversation = IntentConversation(isAttended: hello.isAttended) { question in
      // No process waits at the store's gate for a person.
      await store.flush()
      return await HostLink.current?.prompt(question) ?? .unanswered
    }
    self.store = store
    atomics = AtomicStack(store: store)
  }

  /// Returns the language in which a request is answered; pictures have one language for all
  /// viewers.
  func language(of request: FrameKind) -> UserLanguage {
    switch request {
    case .placeholder, .snapshot, .timeline: pictureLanguage
    default: language
    }
  }

  /// Returns the reply to a request: one frame, or the parts of a long list and then the reply.
  ///
  /// - Throws: The reason why it cannot be answered, which `ServedFailure(_:)` converts for the
  ///   host.
  func answer(_ request: Frame) async throws -> [Frame] {
    if !content.keepsStateInStore { content.synchronize() }
    defer { if !content.keepsStateInStore { content.synchronize() } }
    return switch request.kind {
    case .describe: [try reply(to: request, await content.description)]
    case .placeholder: [try await placeholder(request)]
    case .snapshot: [try await snapshot(request)]
    case .timeline: [try await timeline(request)]
    case .perform: PerformedFrames(try await perform(read(request)), to: request).frames
    case .find: [try await find(request)]
    case .options: [try reply(to: request, await options(read(request)))]
    case .configure: [try reply(to: request, await configure(read(request)))]
    case .recommendations: [try reply(to: request, await recommendations(read(request)))]
    case .entity: [try reply(to: request, await entity(read(request)))]
    case .transaction: [try reply(to: request, await step(read(request)))]
    case .runScript: [try ended(await runScript(request), request)]
    case .hello, .cancel, .reply, .failure, .part, .progress, .log, .reload, .scriptEvents,
      .prompt, .configurations, .input:

      throw ServedFailure.badRequest(detail: "\(request.kind) is not a request")
    }
  }

  private func placeholder(_ request: Frame) async throws -> Frame {
    let wanted: WidgetRequest = try read(request)
    let widget = try await widget(for: wanted)
    // BW-20: the store stays closed, and the network is out of reach.
    let entry = try await RunScope.with(\.isNetworkAllowed, false) {
      try await widget.placeholder(wanted)
    }
    return try reply(to: request, MadeTimeline(entries: [entry], policy: .never))
  }

  private func snapshot(_ request: Frame) async throws -> Frame {
    let wanted: WidgetRequest = try read(request)
    let widget = try await widget(for: wanted)
    let (entry, reads) = try await tracked(wanted) { try await widget.snapshot(wanted) }
    return try reply(
      to: request,
      MadeTimeline(entries: [entry], policy: .never, reads: reads)
    )
  }

  private func timeline(_ request: Frame) async throws -> Frame {
    let wanted: WidgetRequest = try read(request)
    let widget = try await widget(for: wanted)
    let network = NetworkMeter()
    var (timeline, reads) = try await RunScope.with(\.network, network) {
      try await tracked(wanted) { try await widget.timeline(wanted) }
    }
    let count = timeline.entries.count
    guard count > 0 else { throw TimelineError.noEntries }
    guard count <= FrameLimits.timelineEntries else {
      throw TimelineError.tooManyEntries(count: count, limit: FrameLimits.timelineEntries)
    }
    timeline.reads.merge(reads) { min($0, $1) }
    timeline.networkBytes = network.bytes
    // The store has the English name from the description.
    if pictureLanguage != .english { timeline.title = widget.displayName.text }
    return try reply(to: request, timeline)
  }

  /// Opens the store, runs `work`, and records the collections that it reads.
  private func tracked<Result: Sendable>(
    _ request: WidgetRequest,
    _ work: @Sendable () async throws -> Result
  ) async throws -> (Result, [String: Int64]) {
    _ = try await store.open()
    let tracker = ReadTracker()
    let isAllowed = isNetworkAllowed && !request.isOffline
    let result = try await RunScope.with(\.isNetworkAllowed, isAllowed) {
      try await StoreScope.with(reads: tracker) { try await work() }
    }
    let reads = tracker.reads.map { ($0.collection, $0.sequence) }
    return (result, Dictionary(reads) { min($0, $1) })
  }

  private func widget(for request: WidgetRequest) async throws(ServedFailure) -> ServedWidget {
    let widget = try await widget(ofKind: request.kind)
    guard widget.families.contains(request.family) else {
      throw .unsupportedFamily(
        kind: request.kind,
        family: request.family.commandLineName,
        supported: widget.families.map(\.commandLineName)
      )
    }
    return widget
  }

  func widget(ofKind kind: String) async throws(ServedFailure) -> ServedWidget {
    guard let widget = await content.widget(ofKind: kind) else {
      throw .unknownWidget(kind: kind, known: await content.widgets.map(\.kind))
    }
    return widget
  }

  func read<Message: Wired>(_ request: Frame) throws(ServedFailure) -> Message {
    do {
      return try request.message(Message.self)
    } catch {
      throw .badRequest(detail: error.message)
    }
  }

  func reply(to request: Frame, _ message: some Wired) throws(FrameFault) -> Frame {
    try Frame(.reply, request.correlation, message: message)
  }

  private func reply(to request: Frame, _ timeline: MadeTimeline) throws(FrameFault) -> Frame {
    try Frame(
      .reply,
      request.correlation,
      message: TimelineReply(timeline),
      attachment: timeline.attachment
    )
  }
}
