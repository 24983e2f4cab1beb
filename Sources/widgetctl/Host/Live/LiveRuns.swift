import Ground
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The running commands that the live view has started.
///
/// The view itself changes nothing, and its commands continue after it has ended.
final class LiveRuns {
  /// The reason why the view started a command.
  enum Purpose: Equatable {
    case request(LiveRequest, number: Int)
    /// Reloads due timelines; the numbers are the ids of the placed widgets.
    case dueReload(Set<Int64>)
    /// Stores the pictures of an extension that prints a stream, each as it arrives.
    case stream(String)
    /// Makes the first picture of a widget in a size, or the first pictures of a new store.
    case firstPicture(widget: String, size: String)
    /// `reminders` reserves the due reminders for this view; `reminded` records those that the view
    /// has delivered.
    case reminders, reminded
    /// Asks the program that has replaced this one on the disk for its version.
    case version
    /// Opens an address with a program of the system.
    case opening(String, number: Int)
    /// Runs a command that the user typed; `run` is the id of its run.
    case command(String, run: String, number: Int)
    /// Shows the effect of a text while it is being typed: its intent runs, but stores nothing.
    case preview(LivePerformance)
    /// Changes the placed widgets; `run` is the id of the command's run.
    case change(String, run: String, number: Int)

    /// The number of the request that started the command, if the command may ask the user
    /// questions; otherwise `nil`.
    var asker: Int? {
      switch self {
      case .command(_, _, let number), .request(.row, let number),
        .request(.perform, let number), .request(.undo, let number), .request(.redo, let number):
        number
      default: nil
      }
    }
  }

  let program: String
  /// The options that select the store which the view shows.
  private let storeOptions: [String]
  private var running: [(purpose: Purpose, process: OwnProcess)] = []

  /// Prepares to start commands.
  ///
  /// - Throws: `CommandError` if the system does not report the path of this program.
  init(_ context: CommandContext) throws(CommandError) {
    guard let program = ExecutableFile.path else {
      throw .failed(
        .internalError,
        message: "the path of this program is unknown",
        hint: ExitCode.internalError.advice
      )
    }
    self.program = program
    let store = context.arguments.value(of: .store)
    storeOptions = store.map { ["--store", $0] } ?? []
  }

  /// The descriptors that become readable when a command prints something or ends.
  var descriptors: [Int32] { running.flatMap(\.process.descriptors) }

  /// For each running command that reloads due timelines, the ids of their widgets.
  var dueReloads: [Set<Int64>] {
    running.compactMap { if case .dueReload(let widgets) = $0.purpose { widgets } else { nil } }
  }

  func isRunning(_ purpose: Purpose) -> Bool { running.contains { $0.purpose == purpose } }

  deinit {
    // A stream of pictures is only needed while a view is open; other commands continue.
    for run in running { if case .stream = run.purpose { run.process.terminate() } }
  }

  /// Starts a command of this program.
  ///
  /// - Returns: `false` if the system could not start it.
  func start(_ words: [String], for purpose: Purpose, input: [UInt8]? = nil) -> Bool {
    let options = ["--json"] + (purpose.asker == nil ? ["--no-input"] : []) + storeOptions
    return start(program: program, words + options, for: purpose, input: input)
  }

  /// Starts a command that the user typed, and shows its output.
  ///
  /// - Parameters:
  ///   - typed: The words of the command.
  ///   - text: The same words as one line of text.
  ///   - number: The number of the view's request.
  ///   - columns: The available width of a line, in cells.
  /// - Returns: `false` if the system could not start it.
  func start(_ typed: [String], text: String, number: Int, columns: Int) -> Bool {
    let run = StoreRunID.make()
    // The sheet wraps complete lines, but a picture must be drawn for the available width.
    let width = columns < WidthDecision.fallback ? ["COLUMNS=\(columns)"] : []
    // The options precede the other words, because words after `--` are text.
    let options = ["--color", "never"] + storeOptions
    return start(
      program: program,
      typed.prefix(1) + options + typed.dropFirst(),
      for: .command(text, run: run, number: number),
      variables: width + ["\(RunID.variable)=\(run)", "PAGER=cat"]
    )
  }

  /// Starts a command that changes the placed widgets and prints one line.
  ///
  /// - Returns: `false` if the system could not start it.
  func start(change words: [String], number: Int) -> Bool {
    let run = StoreRunID.make()
    let options = ["--no-input", "--color", "never"] + storeOptions
    return start(
      program: program,
      words.prefix(1) + options + words.dropFirst(),
      for: .change(words.first ?? "", run: run, number: number),
      variables: ["\(RunID.variable)=\(run)", "COLUMNS=\(Self.lineColumns)"]
    )
  }

  /// The width in columns that is passed to commands, so that they never wrap their only line.
  private static let lineColumns = 1_000

  /// Starts a program of the system, or this program with another command.
  func start(
    program: String,
    _ words: [String],
    for purpose: Purpose,
    variables: [String] = [],
    input: [UInt8]? = nil
  ) -> Bool {
    let process = OwnProcess(
      [program] + words,
      variables: variables + ["\(CommandContext.viewVariable)=1"],
      input: input,
      asks: purpose.asker != nil
    )
    guard let process else { return false }
    running.append((purpose, process))
    return true
  }

  /// Returns the commands that have ended since the last call, with their purposes.
  func ended() -> [(purpose: Purpose, end: OwnProcess.End)] {
    var ended: [(purpose: Purpose, end: OwnProcess.End)] = []
    running.removeAll { run in
      guard let end = run.process.read() else { return false }
      ended.append((run.purpose, end))
      return true
    }
    return ended
  }

  /// Returns the questions that commands have asked since the last call, by the numbers of the
  /// view's requests.
  func questions() -> [(number: Int, bytes: [UInt8])] {
    running.compactMap { run in
      run.purpose.asker.flatMap { number in run.process.question().map { (number, $0) } }
    }
  }

  /// Sends the user's answer to the command that was started for this request.
  func answer(_ bytes: [UInt8], to number: Int) {
    running.first { $0.purpose.asker == number }?.process.answer(bytes)
  }
}
