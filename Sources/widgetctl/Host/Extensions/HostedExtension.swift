import Ground
import Moments
import SharedStore
import Synchronization
import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// An extension with its program, its description, and its process.
///
/// The first request starts the process, which runs to the end of the command.
final class HostedExtension: Sendable {
  /// The name of the extension in messages and in the store.
  let name: String
  /// The path of the extension's program, under which its description is stored.
  let path: String
  /// Whether the user added the extension; otherwise it was installed together with this program.
  let isAdded: Bool
  /// The program of the extension; `nil` if it is missing.
  let program: Program?
  /// The progress line for requests to the extension; the caller clears it.
  let progress: ProgressLine
  let hello: Hello
  let output: Output
  /// The error that explains why the program is missing; `nil` if the program exists.
  private let absence: CommandError?
  private let mayAsk: Bool
  private let isConfirmed: Bool
  /// Additional environment variables of the extension's process, each as `NAME=value`.
  let variables: [String]
  /// Whether a program that prints a stream keeps running between requests.
  private let isFollowed: Bool
  private let client = Guarded<ExtensionSession?>(nil)
  private let isCancelled = Atomic(false)
  /// The kinds of widgets whose reload was requested by intents; an element `nil` means all kinds
  /// of the extension.
  private let requestedReloads = Guarded<Set<String?>>([])
  /// The types of widgets that have crashed the program while this command requested its
  /// description.
  let stopping = Guarded<[String]>([])
  /// The known descriptions of the extension; see `HostedExtension+Offer.swift`.
  let offer: Guarded<Offer>

  /// Creates an extension without starting its program; `row` is the extension's row in the store.
  ///
  /// `mayAsk` allows questions to the user; if `isConfirmed` is true, every question whether to
  /// continue is answered with yes.
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

  /// Creates an extension whose program is missing; `refusal` is the error for requests to it.
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

  /// The format of the program's output; `nil` for a program that uses the extension protocol.
  var printed: PrintedForm? { program?.printed }

  /// The language of the extension's answers.
  var language: UserLanguage { hello.answers }

  /// The path of the lock that the extension's runs need; `nil` if the extension has no state
  /// outside of the store (AI-75).
  var runLockPath: String? { hello.runLockPath }

  /// The error for a program that other users can change (RI-11); `nil` if only this user can
  /// change it.
  ///
  /// A program that was installed together with this one is trusted.
  private var distrust: ExtensionError? {
    guard isAdded, program != nil, let problem = ProgramTrust().problem(of: path) else {
      return nil
    }
    return ExtensionError(
      name: name,
      reason: .distrusted(why: problem.message, advice: problem.hint)
    )
  }

  /// The error for a program that cannot be run, because it is missing or other users can change
  /// it; otherwise `nil`.
  var refusal: CommandError? { absence ?? distrust.map { CommandError($0) } }

  /// Returns the session with the extension's process, which is started if necessary.
  ///
  /// Requests in the session block the calling thread.
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

  /// The protocol version of the extension; if it is unknown, the current version.
  var version: ProtocolVersion {
    client.withLock { $0?.version } ?? keptVersion
  }

  /// If the connection to the process was lost, makes the next request start another process.
  func forgetLost() {
    client.withLock { client in
      if client?.isAlive == false { client = nil }
    }
  }

  /// Passes the running process to another host.
  ///
  /// - Returns: `nil` if no process is running, or if it cannot be passed on.
  func handOver() -> (session: HandedSession, descriptor: Int32)? {
    client.withLock { $0?.handOver() }
  }

  /// Continues the session with a process that another host has passed on.
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

  /// Ends the extension's process if it is running; the next request starts another one.
  func end() {
    client.withLock { client in
      client?.end()
      client = nil
    }
  }

  /// Ends the extension's process on a separate thread, while the command stores the results.
  ///
  /// Freeing the process's memory needs a twentieth of the time of a refresh (performance goal 15).
  func endAside() {
    try? BlockingThread.start { self.end() }
  }

  /// Makes all requests that wait for an answer of the extension end without one.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// The handlers for the extension's events while a request runs.
  var events: ExtensionSession.Events { events(answered: { _ in nil }) }

  /// Returns the event handlers with another source of answers: `answered` is called before the
  /// user is asked.
  ///
  /// If it returns `nil`, the question is passed to the user.
  func events(answered: @escaping @Sendable (Question) -> Answer?) -> ExtensionSession.Events {
    completed(
      ExtensionSession.Events(
        progress: { self.progress.show($0) },
        prompt: { answered($0) ?? self.answer($0) },
        isCancelled: { self.isCancelled.load(ordering: .relaxed) }
      )
    )
  }

  /// Returns `events` with the handlers that are the same for every caller.
  ///
  /// They log notes, collect requests for reloads, and send the extension the list of its placed
  /// widgets.
  func completed(_ events: ExtensionSession.Events) -> ExtensionSession.Events {
    var events = events
    events.log = log
    // The requests are kept until the end of the command (WK-38).
    events.reload = { [self] notice in requestedReloads.withLock { _ = $0.insert(notice.kind) } }
    events.configurations = placedConfigurations
    return events
  }

  /// Returns the kinds whose reload was requested since the last call; an element `nil` means all
  /// kinds.
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
