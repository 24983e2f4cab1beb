import Ground
import Moments
import SharedStore
import Synchronization
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// An extension as the host knows it: its program, its description, and its process.
///
/// The first request starts the process, which runs to the end of the command.
final class HostedExtension: Sendable {
  /// Its name in messages and in the store.
  let name: String
  /// The file of its program.
  let path: String
  /// Whether the user added it; the others were installed together with this program.
  let isAdded: Bool
  /// `nil` if the program is missing.
  let program: Program?
  /// The progress of its request; the caller clears it.
  let progress: ProgressLine
  let hello: Hello
  let output: Output
  /// The reason why there is no program.
  private let absence: CommandError?
  private let mayAsk: Bool
  private let isConfirmed: Bool
  /// The variables of its process besides the host's environment, each `NAME=value`.
  let variables: [String]
  /// Whether a program that prints a stream keeps running between requests.
  private let isFollowed: Bool
  private let client = Guarded<ExtensionSession?>(nil)
  private let isCancelled = Atomic(false)
  /// The kinds of widgets whose reload intents requested; `nil` for all kinds of the extension.
  private let requestedReloads = Guarded<Set<String?>>([])
  /// The types of the widgets that stopped the program while this command requested its description.
  let stopping = Guarded<[String]>([])
  /// The outcome of requesting its description; see `HostedExtension+Offer.swift`.
  let offer: Guarded<Offer>

  /// Creates an extension without starting its program.
  ///
  /// `row` is its row in the store. `mayAsk` allows questions to the user; `isConfirmed` answers every "go on?" with yes.
  init(
    _ program: Program,
    row: KnownExtension? = nil,
    hello: Hello,
    mayAsk: Bool,
    isConfirmed: Bool = false,
    isFollowed: Bool = false,
    variables: [String] = [],
    output: Output = Output(isJSON: false),
    progress: ProgressLine = ProgressLine(isShown: false)
  ) {
    name = program.name
    path = program.file
    isAdded = program.isAdded
    self.program = program
    absence = nil
    self.output = output
    self.progress = progress
    self.hello = hello
    self.mayAsk = mayAsk
    self.isConfirmed = isConfirmed
    self.isFollowed = isFollowed
    self.variables = variables
    offer = Guarded(Offer(row: row))
  }

  /// An extension without a program.
  init(missing name: String, path: String, row: KnownExtension?, refusal: CommandError) {
    self.name = name
    self.path = path
    isAdded = row != nil
    program = nil
    absence = refusal
    output = Output(isJSON: false)
    progress = ProgressLine(isShown: false)
    hello = Hello()
    mayAsk = false
    isConfirmed = false
    isFollowed = false
    variables = []
    offer = Guarded(Offer(row: row))
  }

  /// The form of its program's output; `nil` for one that speaks messages itself.
  var printed: PrintedForm? { program?.printed }

  /// The language in which it answers.
  var language: UserLanguage { hello.answers }

  /// The lock file of its runs, for an extension that keeps state outside of the store (AI-75).
  var runLockPath: String? { hello.runLockPath }

  /// The reason why the program is not trusted: other users can change it (RI-11).
  ///
  /// A program that was installed together with this one is as safe as this one.
  private var distrust: ExtensionError? {
    guard isAdded, program != nil, let problem = ProgramTrust().problem(of: path) else {
      return nil
    }
    return ExtensionError(
      name: name,
      reason: .distrusted(why: problem.message, advice: problem.hint)
    )
  }

  /// The reason why the program is not run: it is missing, or other users may have changed it.
  var refusal: CommandError? { absence ?? distrust.map { CommandError($0) } }

  /// Returns the session with its process, which is started if necessary; requests block the calling thread.
  func session() throws(ExtensionError) -> ExtensionSession {
    try client.withLock { (client) throws(ExtensionError) -> ExtensionSession in
      if let client { return client }
      guard let program else {
        throw ExtensionError(name: name, reason: .couldNotStart(path: path, number: 2))
      }
      if let distrust { throw distrust }
      var launch = try program.launch(
        logPath: hello.logPath,
        memoryPath: runLockPath.map(PrintedForm.memoryPath),
        isFollowed: isFollowed,
        version: keptVersion
      )
      launch.variables = variables + stoppedVariables
      let started = try ExtensionSession(starting: launch, hello: hello)
      client = started
      return started
    }
  }

  /// The version of the protocol that it speaks, if that is known.
  var version: ProtocolVersion {
    client.withLock { $0?.version } ?? keptVersion
  }

  /// Makes the next request start the extension again if it was lost.
  func forgetLost() {
    client.withLock { client in
      if client?.isAlive == false { client = nil }
    }
  }

  /// Hands the running process over to another host; `nil` if there is none that can be handed over.
  func handOver() -> (session: HandedSession, descriptor: Int32)? {
    client.withLock { $0?.handOver() }
  }

  /// Continues with the process that another host has handed over.
  func adopt(_ handed: HandedSession, descriptor: Int32) {
    client.withLock { client in
      client = ExtensionSession(
        handed,
        descriptor: descriptor,
        logPath: hello.logPath,
        hello: hello
      )
    }
  }

  /// Ends its process, if it runs; the next request starts another.
  func end() {
    client.withLock { client in
      client?.end()
      client = nil
    }
  }

  /// Ends its process on a separate thread, while the command stores the results.
  ///
  /// Freeing its memory is a twentieth of a refresh (goal 15).
  func endAside() {
    try? BlockingThread.start { self.end() }
  }

  /// Stops waiting for answers.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// The handlers of the extension's events before its answer.
  var events: ExtensionSession.Events { events(answered: { _ in nil }) }

  /// The same; `answered` answers some of the questions without the user.
  func events(answered: @escaping @Sendable (Question) -> Answer?) -> ExtensionSession.Events {
    completed(
      ExtensionSession.Events(
        progress: { self.progress.show($0) },
        prompt: { answered($0) ?? self.answer($0) },
        isCancelled: { self.isCancelled.load(ordering: .relaxed) }
      )
    )
  }

  /// Adds the handlers that are the same for every caller to `events`.
  ///
  /// They log remarks, keep requests for reloads, and send the extension the list of its placed widgets.
  func completed(_ events: ExtensionSession.Events) -> ExtensionSession.Events {
    var events = events
    events.log = log
    // Kept until the end of the command (WK-38).
    events.reload = { [self] notice in requestedReloads.withLock { _ = $0.insert(notice.kind) } }
    events.configurations = placedConfigurations
    return events
  }

  /// Returns and forgets the kinds whose reload was requested so far.
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
      UserLanguage.$spoken.withValue(language) { TerminalPrompt.ask(question) }
    }
  }
}
