import Synchronization
import WidgetExtension
import WidgetTimeline

/// One extension for the length of a command: its process is started at the first request and kept.
final class ExtensionConnection: Sendable {
  let program: InstalledExtension
  private let hello: Hello
  private let mayAsk: Bool
  private let isConfirmed: Bool
  /// How far the extension is with what it was asked for; whoever asked clears it.
  let progress: ProgressLine
  private let started = Mutex<ExtensionClient?>(nil)
  private let isCancelled = Atomic(false)
  /// The kinds of widgets that intents wished to be made anew; `nil` for all of the extension's.
  private let wishes = Mutex<Set<String?>>([])

  /// A connection that starts nothing yet.
  ///
  /// `mayAsk` says that a person can answer questions, `isConfirmed` that every "go on?" is answered
  /// already.
  init(
    _ program: InstalledExtension,
    hello: Hello,
    mayAsk: Bool,
    isConfirmed: Bool = false,
    progress: ProgressLine = ProgressLine(isShown: false)
  ) {
    self.program = program
    self.progress = progress
    self.hello = hello
    self.mayAsk = mayAsk
    self.isConfirmed = isConfirmed
  }

  /// The extension's client; its requests block the calling thread.
  func client() throws(ExtensionError) -> ExtensionClient {
    try started.withLock { (started) throws(ExtensionError) -> ExtensionClient in
      if let started { return started }
      let launch = ExtensionLaunch(
        name: program.name,
        path: program.path,
        logPath: hello.logPath
      )
      let client = try ExtensionClient(starting: launch, hello: hello)
      started = client
      return client
    }
  }

  /// Has the next request start the extension anew if it was lost.
  func forgetLost() {
    started.withLock { started in
      if started?.isAlive == false { started = nil }
    }
  }

  /// Ends the wait for answers that nobody wants any more.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// What is done about what the extension says before it answers.
  var events: ExtensionEvents {
    ExtensionEvents(
      progress: { self.progress.show($0) },
      reload: noteWish,
      prompt: answer,
      isCancelled: { self.isCancelled.load(ordering: .relaxed) }
    )
  }

  /// Keeps an author's wish for new timelines until the end of the command (WK-38).
  @Sendable func noteWish(_ notice: ReloadNotice) {
    wishes.withLock { _ = $0.insert(notice.kind) }
  }

  /// The wishes so far, which are forgotten here.
  func takeWishes() -> Set<String?> {
    wishes.withLock { wishes in
      defer { wishes = [] }
      return wishes
    }
  }

  private func answer(_ question: Question) -> Answer {
    if isConfirmed, question.form == .confirmation { return .confirmed }
    progress.clear()
    return mayAsk ? TerminalPrompt.ask(question) : .unanswered
  }
}
