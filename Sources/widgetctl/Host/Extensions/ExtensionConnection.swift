import Ground
import Moments
import SharedStore
import Synchronization
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// One extension for the length of a command: its process is started at the first request and kept.
final class ExtensionConnection: Sendable {
  let program: InstalledExtension
  private let hello: Hello
  private let keptVersion: ProtocolVersion
  private let mayAsk: Bool
  private let isConfirmed: Bool
  /// Whether a program that prints a stream runs on between requests.
  private let isFollowed: Bool
  private let output: Output
  /// How far the extension is with its request; the caller clears it.
  let progress: ProgressLine
  private let started = Guarded<ExtensionClient?>(nil)
  /// What it answered when it was asked what it offers.
  private let described = Guarded<ExtensionDescription?>(nil)
  private let isCancelled = Atomic(false)
  /// The kinds of widgets whose reload intents asked for; `nil` for all of the extension's.
  private let requestedReloads = Guarded<Set<String?>>([])

  /// A connection that starts nothing yet.
  ///
  /// `version` is what its program spoke when it was last asked. `mayAsk` says that the user can answer questions, `isConfirmed` that every "go on?" is answered
  /// already.
  init(
    _ program: InstalledExtension,
    hello: Hello,
    version: ProtocolVersion = .current,
    mayAsk: Bool,
    isConfirmed: Bool = false,
    isFollowed: Bool = false,
    output: Output = Output(isJSON: false),
    progress: ProgressLine = ProgressLine(isShown: false)
  ) {
    self.program = program
    self.output = output
    self.progress = progress
    self.hello = hello
    keptVersion = version
    self.mayAsk = mayAsk
    self.isConfirmed = isConfirmed
    self.isFollowed = isFollowed
  }

  /// The language in which it answers.
  var language: ReaderLanguage { hello.answers }

  /// The lock file of its runs, for an extension that keeps state outside of the store (AI-75).
  var runLockPath: String? { hello.runLockPath }

  /// Why the program is not run: others may have changed it (RI-11).
  ///
  /// What was installed together with this program is as safe as this one.
  var refusal: ExtensionError? {
    guard program.isAdded, let problem = ProgramTrust().problem(of: program.path) else {
      return nil
    }
    return ExtensionError(
      name: program.name,
      reason: .distrusted(why: problem.message, advice: problem.hint)
    )
  }

  /// The extension's client; its requests block the calling thread.
  func client() throws(ExtensionError) -> ExtensionClient {
    try started.withLock { (started) throws(ExtensionError) -> ExtensionClient in
      if let started { return started }
      if let refusal { throw refusal }
      let launch = try program.launch(
        logPath: hello.logPath,
        memoryPath: runLockPath.map(PrintedForm.memoryPath),
        isFollowed: isFollowed,
        version: keptVersion
      )
      let client = try ExtensionClient(starting: launch, hello: hello)
      started = client
      return client
    }
  }

  /// What it offers; it is asked once.
  func description(
    within limit: Duration = ExtensionClient.answerLimit
  ) throws(ExtensionError) -> ExtensionDescription {
    if let description = described.withLock({ $0 }) { return description }
    let description = try client().describe(within: limit)
    described.withLock { $0 = description }
    return description
  }

  /// The version of the protocol that it speaks, as far as that is known.
  var version: ProtocolVersion {
    started.withLock { $0?.version } ?? keptVersion
  }

  /// Makes the next request start the extension anew if it was lost.
  func forgetLost() {
    started.withLock { started in
      if started?.isAlive == false { started = nil }
    }
  }

  /// Ends the wait for answers that are not wanted any more.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// What is done about what the extension says before it answers.
  var events: ExtensionEvents { events(answered: { _ in nil }) }

  /// The same, where some questions are `answered` already.
  func events(answered: @escaping @Sendable (Question) -> Answer?) -> ExtensionEvents {
    completed(
      ExtensionEvents(
        progress: { self.progress.show($0) },
        prompt: { answered($0) ?? self.answer($0) },
        isCancelled: { self.isCancelled.load(ordering: .relaxed) }
      )
    )
  }

  /// `events` with the answers that are the same for every caller: remarks are logged, requests for
  /// new timelines are kept, and the extension learns which of its widgets are placed.
  func completed(_ events: ExtensionEvents) -> ExtensionEvents {
    var events = events
    events.log = log
    events.reload = noteReload
    events.configurations = placedConfigurations
    return events
  }

  /// Writes a remark to the log that the extension's own words go to; a warning reaches the user too.
  private func log(_ notice: LogNotice) {
    let text = TerminalText.sanitized(notice.text)
    if let path = hello.logPath {
      ExtensionLog(path: path).append("\(program.name): \(notice.level.rawValue): \(text)")
    }
    if notice.level == .note { return }
    progress.clear()
    output.warning("extension \(program.name): \(text)")
  }

  /// The placed widgets of this extension, in the order of the shelf; none where the store cannot be
  /// read (WK-39).
  private func placedConfigurations() -> [PlacedConfiguration] {
    guard let path = hello.storePath,
      let placed = try? StoreReader(at: StoreLocation(path: path)).placedWidgets()
    else { return [] }
    return placed.filter { $0.extensionName == program.name && !$0.isActivity }.compactMap {
      widget in
      guard let family = WidgetFamily(rawValue: Int(widget.family)) else { return nil }
      return PlacedConfiguration(
        kind: widget.kind,
        family: family.commandLineName,
        configuration: (try? [IntentArgument](configurationBytes: widget.configuration)) ?? []
      )
    }
  }

  /// Keeps an author's request for new timelines until the end of the command (WK-38).
  @Sendable private func noteReload(_ notice: ReloadNotice) {
    requestedReloads.withLock { _ = $0.insert(notice.kind) }
  }

  /// The kinds whose reload was asked for so far, which are forgotten here.
  func takeReloads() -> Set<String?> {
    requestedReloads.withLock { kinds in
      defer { kinds = [] }
      return kinds
    }
  }

  private func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    guard mayAsk else { return .unanswered }
    return progress.aside {
      ReaderLanguage.$spoken.withValue(language) { TerminalPrompt.ask(question) }
    }
  }
}
