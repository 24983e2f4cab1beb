import SharedStore
import WidgetTerminal

/// The store of one command: read without a task, opened for writing only when there is something to write.
final class HostStore {
  let location: StoreLocation
  /// Kept to the command's end: while it is open, nobody who opens the store has to read its log again.
  private var opened: StoreReader?

  init(_ context: CommandContext) throws(CommandError) {
    location = StoreLocation(path: try context.storePath())
  }

  init(_ location: StoreLocation) {
    self.location = location
  }

  /// A reader, or `nil` where there is no store yet.
  func reader() throws(CommandError) -> StoreReader? {
    if let opened { return opened }
    do {
      let reader = try StoreReader(at: location)
      // The process ends with the command (PF-4).
      reader.leaveOpen()
      opened = reader
      return reader
    } catch .missing {
      return nil
    } catch {
      throw CommandError(error)
    }
  }

  /// Makes the store, with its first widget.
  func create() throws(CommandError) {
    _ = try write { _ in }
  }

  /// Runs one transaction from a command that needs no task for anything else.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing WriteTransaction) throws -> Value
  ) throws(CommandError) -> Value {
    let store = WritableStore(location: location)
    return try wait { try await store.open().write(durability: .full, body) }
  }

  /// What became of the run of a process that was killed, for good.
  func settledRun(_ id: String) throws(CommandError) -> RecordedRun? {
    let location = location
    return try wait { try await SharedStore(at: location).settledRun(id) }
  }

  /// Takes runs back, all of them or none, and says which.
  func undo(_ selection: UndoSelection, id: String) throws(CommandError) -> [RecordedRun] {
    let location = location
    return try wait { try await SharedStore(at: location).undo(selection, id: id) }
  }

  private func wait<Value: Sendable>(
    for work: @escaping @Sendable () async throws -> Value
  ) throws(CommandError) -> Value {
    let result = TaskBridge.wait { () async -> Result<Value, CommandError> in
      do {
        return .success(try await work())
      } catch {
        return .failure(CommandError(any: error))
      }
    }
    guard let result else {
      throw .failed(.inputOutput, message: "too many open files", hint: nil)
    }
    return try result.get()
  }

  /// Moves a long log into the database, which makes every later command start faster.
  ///
  /// What fails here costs nothing but that time: a later command does it.
  func shortenLog() {
    guard let log = FileStamp(path: location.logPath), log.size > SharedStore.smallLog else {
      return
    }
    let location = location
    _ = TaskBridge.wait { try? await SharedStore(at: location).checkpoint() }
  }
}
