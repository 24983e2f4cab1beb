import Moments
import SharedStore
import WidgetIntents
import WidgetTerminal

/// The common part of `undo` and `redo`: finds the selected runs, and explains why runs cannot be
/// reversed.
struct ReversalCommand {
  private let host: Host
  let store: HostStore
  let reader: StoreReader?

  /// The most commands that can be undone or redone at once; each is read from the journal.
  static let maximumSteps = 1_000

  static let run = OptionDefinition(
    "run",
    value: "NUMBER",
    of: .runs,
    isRepeatable: true,
    "that run alone, as 'log' numbers it; several are one"
  )

  /// The runs that the command line selects: those of the last commands, or runs given by their
  /// numbers.
  enum Request {
    case last(Int)
    /// One run, or several that are reversed together.
    case runs([RecordedRun])
  }

  var context: CommandContext { host.context }

  init(_ host: Host) throws(CommandError) {
    self.host = host
    store = try host.store
    reader = try store.reader()
  }

  func request() throws(CommandError) -> Request {
    let given = context.arguments.operands.first
    let texts = context.arguments.values(of: Self.run)
    guard let text = texts.first else {
      return .last(try given.map { (text) throws(CommandError) in try count(text) } ?? 1)
    }
    guard given == nil else {
      throw .usage(
        .other(
          message: "'--run \(text)' names one run, and '\(given ?? "")' is a number of runs",
          hint: "give one of the two",
          signature: nil
        )
      )
    }
    return .runs(try texts.map { (text) throws(CommandError) in try run(text) })
  }

  private func run(_ text: String) throws(CommandError) -> RecordedRun {
    guard let number = Int64(text), number > 0 else {
      throw .usage(
        .invalidValue(option: "--run", value: text, expected: "a number that 'log' prints")
      )
    }
    let run = try stored { () throws(StoreError) in try reader?.run(number: number) }
    guard let run else {
      throw .failed(
        .negative,
        message: "there is no run \(number)",
        hint: "\(context.advised("log")) lists what ran"
      )
    }
    return run
  }

  private func count(_ text: String) throws(CommandError) -> Int {
    guard let count = Int(text), (1...Self.maximumSteps).contains(count) else {
      throw .usage(
        .invalidValue(
          option: "NUMBER",
          value: text,
          expected: "a number from 1 to \(Self.maximumSteps)"
        )
      )
    }
    return count
  }

  /// The most commands that are undone or redone without asking the user.
  private static let mostUnasked = 10

  /// Asks the user before more than ten commands are undone or redone (CL-5).
  ///
  /// `count` is the requested number, `found` the number of existing ones.
  /// - Throws: If the user declines, or cannot be asked and `--yes` is missing.
  func confirm(_ count: Int, of found: Int, isUndo: Bool) throws(CommandError) {
    guard count > Self.mostUnasked, !context.arguments.has(.yes) else { return }
    let name = isUndo ? "undo" : "redo"
    let isFewer = found < count
    let commands = found == 1 ? "is only 1 command" : "are only \(found) commands"
    let fewer = "there \(commands) to \(name), not \(count)"
    guard context.mayAsk else {
      let line = context.advised("\(name) \(found)" + (found > Self.mostUnasked ? " --yes" : ""))
      throw .usage(
        .other(
          message: isFewer ? fewer : "'\(name) \(count)' reverses \(count) commands at once",
          hint: isFewer ? "all of them: \(line)" : "add --yes: \(line)",
          signature: nil
        )
      )
    }
    let all = isFewer ? "all of them" : "the last \(count) commands"
    let asked = isUndo ? "Take back \(all)?" : "Do \(all) again?"
    let question = isFewer ? "T\(fewer.dropFirst()). \(asked)" : asked
    guard TerminalPrompt.ask(Question(question, .confirmation)) == .confirmed else {
      throw .declined
    }
  }

  /// Prints the outcome, and reloads the widgets that show the changed records.
  ///
  /// `idle` contains the commands among the requested ones that had changed nothing. `fewer` is the
  /// number of existing commands, if more were requested.
  func finish(
    _ reversal: Reversal,
    idle: [RecordedRun] = [],
    fewer: Int? = nil,
    isUndo: Bool
  ) throws(CommandError) {
    let performed = try PerformedWidgets(host)
    let text = ReversalText(
      reversal: reversal,
      records: recordText(
        of: Set(reversal.records.map(\.collection)),
        changing: reversal.records
      ),
      idle: idle,
      fewer: fewer,
      isUndo: isUndo
    )
    let written = Result { () throws(CommandError) in
      try UserLanguage.$spoken.withValue(host.extensions.language.answers) {
        Result { () throws(CommandError) in try text.write(context) }
      }.get()
    }
    performed.reloadAfterAnswer()
    try written.get()
  }

  private func recordText(
    of collections: Set<String>,
    changing records: [RestoredRecord] = []
  ) -> RecordText {
    var text = RecordText(of: collections, for: host, in: context.timeZone())
    text.boards = ((try? store.boards()) ?? BoardSelector(boards: [])).knowing(records)
    return text
  }

  /// Returns an error for the command, which names runs as the log does and has a helpful command
  /// as its hint.
  ///
  /// - Parameters:
  ///   - error: The error with which the store refused the undo or redo.
  ///   - undo: The number of the undo to redo.
  ///   - way: Returns a command that avoids the conflict with a run which changed a record later.
  /// - Returns: The error with which the command ends.
  /// - Throws: An error if the store cannot be read.
  func refusal(
    _ error: StoreError,
    ofRedoing undo: Int64? = nil,
    way: (StoredRun) throws(CommandError) -> String?
  ) throws(CommandError) -> CommandError {
    switch error {
    case .changedSince(let run, let collection, let key):
      let hint = try way(run) ?? "\(context.advised("undo --run \(run.number)")) undoes that"
      return .failed(
        .negative,
        message: "\(try name(collection, key)) was changed since by \(try name(run))",
        hint: "nothing was changed; \(hint)"
      )
    case .buildsOn(let run, let by, let collection, let key):
      let number = by == undo ? by : run.number
      return .failed(
        .negative,
        message: "\(try name(collection, key)) was changed earlier by \(try name(run)), "
          + "which \(by) undid",
        hint: "nothing was changed; \(context.advised("redo --run \(number)")) redoes "
          + (by == undo ? "all of that" : "that first")
      )
    case .keyTaken(let key, let run):
      return .failed(
        .negative,
        message: "the key “\(key)” was used again later, by \(try name(run))",
        hint: "nothing was changed; \(context.advised("undo --run \(run.number)")) undoes that"
      )
    default: return CommandError(error)
    }
  }

  private func name(_ collection: String, _ key: Int64) throws(CommandError) -> String {
    let columns = try stored { () throws(StoreError) in
      try reader?.columns(ofRecord: key, in: collection)
    }
    return recordText(of: [collection]).name(of: collection, key, columns)
  }

  private func name(_ run: StoredRun) throws(CommandError) -> String {
    let recorded = try stored { () throws(StoreError) in try reader?.run(run.id) }
    return recorded.map { ReversalText.name($0) } ?? "\(run.number)"
  }
}
