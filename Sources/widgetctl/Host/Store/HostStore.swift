import Ground
import SharedStore
import StoreLink
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The store of one command.
///
/// It is read synchronously, and opened for writing only when there is something to write.
final class HostStore {
  let location: StoreLocation
  /// The open reader, which is kept to the end of the command; `nil` until it is first needed.
  private var opened: StoreReader?

  init(_ location: StoreLocation) {
    self.location = location
  }

  /// The store as an object that opens it for writing, and that can be passed to asynchronous
  /// tasks.
  var writable: WritableStore { WritableStore(location: location) }

  /// Returns a reader of the store; `nil` if there is no store yet.
  func reader() throws(CommandError) -> StoreReader? {
    if let opened { return opened }
    do {
      let reader = try StoreReader(at: location)
      // The process ends with the command (PF-4), so the database need not be closed.
      reader.leaveOpen()
      opened = reader
      return reader
    } catch .missing {
      return nil
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns the placed widgets in order; Live Activities that have ended are left out.
  ///
  /// It is empty if there is no store yet.
  func placedWidgets() throws(CommandError) -> [PlacedWidget] {
    let reader = try reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let now = SystemTime.microsecondsSince1970
    return placed.filter { $0.isThere(at: now) }
  }

  /// Returns the boards in order; if there is no store yet, the first board of a new store.
  func boards() throws(CommandError) -> BoardSelector {
    let reader = try reader()
    let boards = try stored { () throws(StoreError) in try reader?.boards() ?? [] }
    return BoardSelector(boards: boards.isEmpty ? [.home] : boards)
  }

  /// Warns on standard error if the store has lost changes that were confirmed to a user.
  ///
  /// With such a loss, for instance of the write-ahead log, the store can be read but not changed.
  func reportLoss(to output: Output) throws(CommandError) {
    guard let reader = try reader() else { return }
    let loss = try stored { () throws(StoreError) in try reader.loss() }
    if let loss { output.warning(loss.message, hint: loss.hint) }
  }

  /// Creates the store with its first widget.
  func create() throws(CommandError) {
    _ = try write { _ in }
  }

  /// Opens the store for code that connects to a hub, with the collections for shared boards.
  func linked() throws -> StoreCore {
    if writable.isMissing { _ = try writable.open() }
    return try StoreCore(at: location, schemas: [ScreenSchema.module])
  }

  /// Runs `body` in a write transaction, and returns its result.
  func write<Value>(
    durability: Durability = .full,
    _ body: (borrowing WriteTransaction) throws -> Value
  ) throws(CommandError) -> Value {
    try changing { try writable.open().write(durability: durability, body) }
  }

  /// Runs `body` in a write transaction on the host's own collections, which are created if they
  /// are missing.
  func write<Value>(
    with schema: ModuleSchema,
    durability: Durability = .full,
    _ body: (borrowing WriteTransaction) throws -> Value
  ) throws(CommandError) -> Value {
    try changing {
      try StoreCore(at: location, schemas: [schema]).write(durability: durability, body)
    }
  }

  /// Runs a transaction that is recorded in the log as a run.
  func perform<Value>(
    _ run: JournalRun,
    _ body: (borrowing WriteTransaction) throws -> (value: Value, result: [UInt8])
  ) throws(CommandError) -> Value {
    try changing {
      try writable.open().perform(run) { transaction in
        let answer = try body(transaction)
        // A change of a shared board is a part of the run.
        try ScreenMirror.follow(in: transaction)
        return answer
      }
    }
  }

  /// Returns the run with this id, whose process was killed, after making sure that its commit can
  /// no longer appear later.
  ///
  /// It is `nil` if the run has changed nothing.
  func settledRun(_ id: String) throws(CommandError) -> RecordedRun? {
    try changing { try StoreCore(at: location).settledRun(id) }
  }

  /// Marks all timelines of an extension as outdated, because its state outside of the store may
  /// have changed.
  ///
  /// If that fails, no error is reported, and the widgets are only updated by their next reload.
  func noteState(ofExtension name: String) {
    try? StoreCore(at: location).noteState(ofExtension: name)
  }

  /// Undoes runs, all of them or none.
  ///
  /// - Returns: The result, or the store's error, which names the run that prevents the undo.
  func undo(
    _ selection: UndoSelection,
    id: String
  ) throws(CommandError) -> Result<Reversal, StoreError> {
    let store = try changing { try StoreCore(at: location) }
    return Result { () throws(StoreError) in try store.undo(selection, id: id) }
  }

  /// Redoes runs, all of them or none.
  ///
  /// - Returns: The result, or the store's error, which names the run that prevents the redo.
  func redo(
    _ selection: RedoSelection,
    id: String
  ) throws(CommandError) -> Result<Reversal, StoreError> {
    let store = try changing { try StoreCore(at: location) }
    return Result { () throws(StoreError) in try store.redo(selection, id: id) }
  }

  /// Removes runs from the log permanently.
  func forget(_ numbers: [Int64]) throws(CommandError) -> ForgottenRuns {
    try changing { try StoreCore(at: location).forget(numbers) }
  }

  /// Returns the run that prevents the selected runs from being undone; `nil` if none does.
  func obstacle(to selection: UndoSelection) throws(CommandError) -> StoredRun? {
    try changing { try StoreCore(at: location).obstacle(to: selection) }
  }

  /// Copies a write-ahead log of more than `bytes` bytes into the database, so that later commands
  /// start faster.
  ///
  /// If that fails, a later command does it.
  func shortenLog(above bytes: Int64) {
    guard LogLength.exceeds(bytes: bytes, at: location) else { return }
    try? StoreCore(at: location).shortenLog(above: bytes)
  }

  private func changing<Value>(_ body: () throws -> Value) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw CommandError(any: error)
    }
  }
}

/// The location of a store for commands that change it; opens the store for writing.
struct WritableStore: Sendable {
  /// The widget that a new store contains.
  private static let firstWidget = (extensionName: "HomeWidgets", kind: "ToDoWidget")

  let location: StoreLocation

  /// Opens the store for asynchronous tasks that send requests to extensions.
  func shared() throws -> SharedStore { SharedStore(try open()) }

  /// Opens the store for writing; a new store gets the to-do widget in the large size.
  func open() throws -> StoreCore {
    let isNew = isMissing
    let store = try StoreCore(at: location)
    if isNew {
      try store.write(durability: .relaxed) { transaction in
        // Another process may have created the store at the same time.
        if try transaction.placedWidgets().isEmpty {
          try transaction.place(
            extensionName: Self.firstWidget.extensionName,
            kind: Self.firstWidget.kind,
            family: Int64(WidgetFamily.systemLarge.rawValue)
          )
        }
      }
    }
    return store
  }

  /// Whether there is no store yet; a file without tables does not count as a store.
  var isMissing: Bool {
    do {
      _ = try StoreReader(at: location)
      return false
    } catch {
      if case .missing = error { return true }
      return false
    }
  }
}

extension CommandError {
  /// Creates a command's error, with a message and an exit code, from an error of the store.
  init(_ error: StoreError) {
    self = .failed(
      ExitCode(rawValue: error.exitCode) ?? .internalError,
      message: error.message,
      hint: error.hint
    )
  }

  /// Creates the command's error for any error, such as that of asynchronous work, which has no
  /// static type.
  init(any error: any Error) {
    self =
      switch error {
      case let error as CommandError: error
      case let error as StoreError: CommandError(error)
      case let error as LinkError: CommandError(error)
      case let error as UsageError: .usage(error)
      case ScreenMirror.Refusal.notJoined(let board, let address):
        .failed(
          .notPermitted,
          message: "board '\(board)' is the hub's, and this machine only shows it",
          hint: "change it on a machine that was linked with "
            + "'widgetctl link \(ShellWord.quoted(address))'"
        )
      case ScreenMirror.Refusal.removed(let board):
        .failed(
          .negative,
          message:
            "board '\(board)' belongs to the hub: this would remove its widgets on all machines",
          hint:
            "'widgetctl link off --board \(ShellWord.quoted(board))' stops showing it only on this machine"
        )
      case let error as any ExplainedError:
        .failed(
          ExitCode(rawValue: error.exitCode) ?? .internalError,
          message: error.message,
          hint: error.hint
        )
      default: .failed(.internalError, message: ErrorWords.text(of: error), hint: nil)
      }
  }
}

extension TaskBridge {
  /// Runs asynchronous work that writes to the store, waits for it, and converts its error to a
  /// `CommandError`.
  static func result<Value: Sendable>(
    on executor: (any TaskExecutor)? = nil,
    of work: @escaping @Sendable () async throws -> Value
  ) throws(CommandError) -> Value {
    try wait(on: executor) { () async -> Result<Value, CommandError> in
      do {
        return .success(try await work())
      } catch {
        return .failure(CommandError(any: error))
      }
    }.get()
  }
}

/// Runs `body`, and converts its error to a `CommandError`.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw CommandError(error)
  }
}
