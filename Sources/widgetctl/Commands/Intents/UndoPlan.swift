import SharedStore

/// The last commands in the log, and the parts of them that `undo` can revert.
///
/// A command that changed nothing is included, because the user ran it last; `undo` does not skip
/// it for an older one (CL-22). A command that synchronises files and to-dos is left out if it
/// changed no to-do. The user cannot mean to undo it, and a timer may have run it.
struct UndoPlan: Equatable {
  /// A part of the log that is undone as a whole.
  enum Step: Equatable {
    case run(String)
    /// All runs of a script that the user started once.
    case script(String)
    /// All changes that one redo restored.
    case redo(String)

    var selection: UndoSelection {
      switch self {
      case .run(let id): .run(id)
      case .script(let id): .script(id)
      case .redo(let id): .redo(id)
      }
    }
  }

  /// A command that the user ran, as an entry of the log.
  enum Command: Equatable {
    /// A command that can be undone; `newest` is its newest run, which messages name.
    case step(Step, newest: RecordedRun)
    /// A command that changed nothing, failed, or can no longer be undone.
    case idle(RecordedRun)

    var step: Step? {
      if case .step(let step, _) = self { step } else { nil }
    }

    var run: RecordedRun {
      switch self {
      case .step(_, let run), .idle(let run): run
      }
    }
  }

  /// The number of commands that the user wants to undo.
  private let count: Int
  /// The requested commands, newest first, and older ones up to the next that can be undone.
  private var found: [Command] = []
  private var isEnded = false

  /// Creates an empty plan for the last `count` commands.
  init(last count: Int) {
    self.count = count
  }

  /// Creates the plan from the last `count` commands in the log of a store.
  init(last count: Int, in reader: StoreReader?) throws(StoreError) {
    self.init(last: count)
    guard let reader else { return }
    try LogPages.read(reader) { read($0) }
  }

  /// The selected commands, newest first; fewer if the log has no more.
  var commands: ArraySlice<Command> { found.prefix(count) }

  /// The parts of the selected commands that can be undone, newest first.
  var steps: [Step] { commands.compactMap(\.step) }

  /// The selected commands that have nothing to undo, newest first.
  var idle: [RecordedRun] { commands.filter { $0.step == nil }.map(\.run) }

  /// The newest command that can be undone and is older than the requested ones; `nil` if there is
  /// none.
  ///
  /// `count` is the number of commands up to and including it.
  var next: (command: Command, count: Int)? {
    guard let index = found.indices.dropFirst(count).first(where: { found[$0].step != nil }) else {
      return nil
    }
    return (found[index], index + 1)
  }

  /// Returns the selection with which the store undoes the newest `count` commands at once.
  func selection(ofLast count: Int) -> UndoSelection {
    .each(commands.prefix(count).compactMap { $0.step?.selection })
  }

  /// Returns how many of the last commands must be undone until `run` is undone; `nil` if no
  /// selected command includes `run`.
  ///
  /// `redo` is the redo that has restored the run, if there is one.
  func reach(of run: RecordedRun, broughtBackBy redo: RecordedRun?) -> Int? {
    let place = commands.firstIndex { command in
      switch command.step {
      case .run(let id): id == run.run.id
      case .script(let id): id == run.run.script
      case .redo(let id): id == redo?.run.id
      case nil: false
      }
    }
    return place.map { $0 + 1 }
  }

  /// Adds one page of the log, which is read newest first.
  ///
  /// A run that was undone and the undo itself are not commands. A redone run counts at the
  /// position of its redo. A command that changed nothing is left out if a later undo or redo
  /// reversed an older command.
  /// - Returns: `false` if no further page is needed.
  mutating func read(_ log: [RecordedRun]) -> Bool {
    for run in log where !isEnded {
      if let step = Self.step(run) {
        add(step, run)
      } else if run.run.isReversal {
        continue
      } else if let reversal = Self.lastReversal(of: run) {
        passOver(before: reversal)
      } else if run.sequence <= 0 {
        addIdle(run)
      }
    }
    return !isEnded && !log.isEmpty
  }

  private mutating func add(_ step: Step, _ run: RecordedRun) {
    guard !found.contains(where: { $0.step == step }) else { return }
    // Runs of a script that changed nothing belong to the script's step.
    if case .script(let id) = step, let place = found.firstIndex(where: { $0.run.run.script == id })
    {
      found[place] = .step(step, newest: run)
      return
    }
    found.append(.step(step, newest: run))
    isEnded = found.count > count
  }

  /// The origins of runs that synchronise files with to-dos: the names of their commands.
  private static let originsOfFiles: Set<String> = [
    ExportCommand.signature.name, ImportCommand.signature.name, SyncCommand.signature.name,
    RefreshCommand.signature.name,
  ]

  private mutating func addIdle(_ run: RecordedRun) {
    guard run.sequence < 0 || !Self.originsOfFiles.contains(run.run.origin) else { return }
    if let script = run.run.script, found.contains(where: { $0.run.run.script == script }) {
      return
    }
    found.append(.idle(run))
  }

  /// Removes commands without changes that ran before an undo or redo of an older command.
  private mutating func passOver(before reversal: Int64) {
    while case .idle(let run)? = found.last, run.number < reversal { found.removeLast() }
  }

  private static func step(_ run: RecordedRun) -> Step? {
    guard run.takenBackBy == nil, run.sequence > 0 else { return nil }
    switch run.run.origin {
    case JournalRun.undoOrigin: return nil
    case JournalRun.redoOrigin: return .redo(run.run.id)
    default:
      guard run.broughtBackBy == nil else { return nil }
      return run.run.script.map { .script($0) } ?? .run(run.run.id)
    }
  }

  private static func lastReversal(of run: RecordedRun) -> Int64? {
    [run.takenBackBy, run.broughtBackBy].compactMap(\.self).max()
  }
}

/// Counts the undos whose runs can be redone.
enum UndonePlan {
  /// Returns the number of undos that can be redone, at most `limit`.
  static func count(upTo limit: Int, in reader: StoreReader) throws(StoreError) -> Int {
    var undos: Set<Int64> = []
    try LogPages.read(reader) { page in
      for run in page where !run.run.isReversal && run.sequence > 0 {
        // Runs that a recovery could not save are marked as undone by themselves.
        if let undo = run.takenBackBy, undo != run.number { undos.insert(undo) }
      }
      return undos.count < limit && !page.isEmpty
    }
    return min(undos.count, limit)
  }
}

/// Reads the log in pages, newest first.
///
/// The number of runs to read is not known in advance, because all runs of a script count as one
/// command.
private enum LogPages {
  private static let pageRuns = 1_000
  /// The most pages that are read; the journal has no more.
  private static let maximumPages = 100

  /// Passes each page to `body`, until `body` returns `false`.
  static func read(
    _ reader: StoreReader,
    _ body: ([RecordedRun]) -> Bool
  ) throws(StoreError) {
    let own = try reader.link()?.machine
    for page in 0..<maximumPages {
      let runs = try reader.log(limit: pageRuns, offset: page * pageRuns)
      guard
        try body(own.map { (own) throws(StoreError) in try made(runs, by: own, reader) } ?? runs)
      else { return }
    }
  }

  /// Returns the runs that the user made on this machine.
  ///
  /// Runs of other machines, and those of joining two lists, are left out.
  private static func made(
    _ runs: [RecordedRun],
    by own: Int64,
    _ reader: StoreReader
  ) throws(StoreError) -> [RecordedRun] {
    var made: [RecordedRun] = []
    for run in runs where run.run.origin != JournalRun.linkOrigin {
      let machine = try reader.machine(ofRun: run.run.id)
      if machine == nil || machine == own { made.append(run) }
    }
    return made
  }
}
