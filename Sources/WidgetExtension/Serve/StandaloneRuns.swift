internal import Ground
internal import SharedStore
internal import WidgetIntents

/// Performs the intents of an extension that runs without a host (WK-96).
///
/// As with a host, runs are recorded in the journal, and runs that need a lock wait for each other.
/// They ask no questions.
package struct StandaloneRuns: Sendable {
  private let desk: RequestDesk
  private let location: StoreLocation?
  private let extensionName: String

  /// Creates the runs of an extension.
  ///
  /// - Parameters:
  ///   - content: The widgets and intents that the extension offers.
  ///   - name: The extension's name, as a host would use it.
  ///   - storePath: The store of its records; `nil` if it has none.
  ///   - runLockPath: The lock file that serializes its runs.
  package init(_ content: ServedContent, name: String, storePath: String?, runLockPath: String?) {
    extensionName = name
    location = storePath.map { StoreLocation(path: $0) }
    desk = RequestDesk(
      content: content,
      hello: Hello(
        storePath: storePath,
        extensionName: name,
        runLockPath: runLockPath,
        isAttended: false
      )
    )
  }

  /// Performs an intent, after waiting for other runs that must not overlap with it.
  ///
  /// - Throws: An error that `ServedFailure(_:)` describes.
  package func perform(_ request: PerformRequest) async throws -> PerformReply {
    var turn: RunLock?
    defer { turn?.end() }
    let intent = try desk.content.intents.intent(named: request.intent)
    if let path = desk.runLockPath, !intent.isStoreOnly {
      let wanted = TurnRequest(
        path: path,
        extensionName: extensionName,
        intent: request.intent,
        runID: request.runID,
        milliseconds: request.limitInMilliseconds
      )
      turn = try await BlockingThread.run { () -> Result<RunLock, IntentError> in
        do throws(IntentError) { return .success(try wanted.take()) } catch {
          return .failure(error)
        }
      }.get()
    }
    return try await desk.perform(request)
  }

  /// Returns whether the run with this id changed the store, so that it can be undone.
  package func isReversible(_ run: String) async -> Bool {
    guard let store = try? await desk.store.journal() else { return false }
    let recorded = try? await store.read { try $0.run(run) }
    return (recorded ?? nil).map { $0.sequence > 0 } ?? false
  }

  /// Undoes a run of an intent, or redoes one that was undone; `id` is that of the new run.
  package func reverse(_ run: String, id: String, isUndo: Bool) async throws {
    guard let store = try await desk.store.journal() else { return }
    if isUndo {
      _ = try await store.undo(.run(run), id: id)
    } else {
      _ = try await store.redo(.run(run), id: id)
    }
  }
}
