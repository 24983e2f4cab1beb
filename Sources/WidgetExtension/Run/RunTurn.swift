internal import Ground
package import SharedStore
internal import Synchronization
import SystemLibrary
package import WidgetIntents

/// A run of an intent whose extension has state outside of the store; it waits until no other such
/// run is in progress (AI-75).
package struct TurnRequest: Sendable {
  /// The path of the lock file by which runs of the extension wait for each other.
  package var path: String
  package var extensionName: String
  /// The intent's identifier.
  package var intent: String
  package var runID: String
  /// The longest time in milliseconds that the run may wait.
  package var milliseconds: Int

  package init(
    path: String,
    extensionName: String,
    intent: String,
    runID: String,
    milliseconds: Int = PerformRequest.defaultLimitInMilliseconds
  ) {
    self.path = path
    self.extensionName = extensionName
    self.intent = intent
    self.runID = runID
    self.milliseconds = milliseconds
  }

  /// Waits on this thread until the run may begin, and returns the lock.
  ///
  /// - Throws: The failure of an intent that was not performed, which names the run that holds the
  ///   lock. `.cancelled` if `isUnwanted` returned `true`.
  package func take(isUnwanted: (() -> Bool)? = nil) throws(IntentError) -> RunLock {
    do throws(RunLockError) {
      return try RunLock.take(
        at: path,
        for: "\(name) (run \(runID), process \(getpid()))",
        milliseconds: Int64(milliseconds),
        isUnwanted: isUnwanted
      )
    } catch {
      throw failure(error)
    }
  }

  private var name: String { CommandLineName.intent(intent) }

  private func failure(_ error: RunLockError) -> IntentError {
    switch error {
    case .unwanted: .cancelled
    case .held(let holder):
      .failed(
        message: "\(name) waited too long for extension \(extensionName): "
          + "\(holder.isEmpty ? "another run" : holder) has not ended",
        hint: "try again when it has; nothing was changed",
        exitCode: ExitCode.busy.rawValue
      )
    case .unusable(let path, let reason):
      .failed(
        message: "extension \(extensionName) cannot open its lock file (\(reason)): \(path)",
        hint:
          "make its folder writable; if that path is not a file, move it away; nothing was changed",
        exitCode: ExitCode.cannotCreate.rawValue
      )
    }
  }
}

/// The lock that a script holds for one extension, shared by branches of `parallel`.
///
/// An author is responsible for intents of the same process that run at the same time.
final class RunTurn: Sendable {
  private enum State {
    case free
    /// The lock is being acquired: one branch waits for it, and the other branches wait for that
    /// branch.
    case taking([CheckedContinuation<Void, Never>])
    case held(RunLock, users: Int)
  }

  private enum Step {
    case shared, take, wait
  }

  private let state = Guarded(State.free)

  /// Runs `body` with the lock, which is released after the last branch that shares it.
  ///
  /// No transaction may be open, in this process or another that waits for this one.
  ///
  /// - Throws: The error of `body`, or the reason why the lock was not acquired.
  nonisolated(nonsending) func perform<Value>(
    _ request: TurnRequest,
    _ body: () async throws -> Value
  ) async throws -> Value {
    try await enter(request)
    defer { leave() }
    return try await body()
  }

  private nonisolated(nonsending) func enter(_ request: TurnRequest) async throws(IntentError) {
    let end = MonotonicTime.milliseconds + Int64(request.milliseconds)
    while true {
      switch state.withLock({ Self.step(&$0) }) {
      case .shared: return
      case .wait: await branchToEnd()
      case .take:
        var request = request
        request.milliseconds = Int(max(0, end - MonotonicTime.milliseconds))
        do throws(IntentError) {
          become(.held(try await lock(request), users: 1))
          return
        } catch {
          become(.free)
          throw error
        }
      }
    }
  }

  private static func step(_ state: inout State) -> Step {
    switch state {
    case .free:
      state = .taking([])
      return .take
    case .taking: return .wait
    case .held(let lock, let users):
      state = .held(lock, users: users + 1)
      return .shared
    }
  }

  /// Waits until the branch that waits for the lock has acquired it, or has given up.
  ///
  /// That branch began earlier and has the same time limit, so its wait delays no other branch.
  private nonisolated(nonsending) func branchToEnd() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard case .taking(let waiting) = state else { return true }
        state = .taking(waiting + [continuation])
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  private func become(_ next: sending State) {
    let waiting = state.withLock { state in
      defer { state = next }
      if case .taking(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume() }
  }

  private func leave() {
    state.withLock { state in
      guard case .held(let lock, let users) = state else { return }
      if users > 1 {
        state = .held(lock, users: users - 1)
      } else {
        state = .free
        lock.end()
      }
    }
  }

  /// Acquires the lock on a thread that may wait; cancelling the task ends the wait.
  private nonisolated(nonsending) func lock(
    _ request: TurnRequest
  ) async throws(IntentError) -> RunLock {
    let isCancelled = CancellationFlag()
    let result: Result<RunLock, IntentError> = await withTaskCancellationHandler {
      await BlockingThread.run {
        Result { () throws(IntentError) in try request.take { isCancelled.isSet } }
      }
    } onCancel: {
      isCancelled.set()
    }
    return try result.get()
  }
}

/// A flag by which work on another thread is cancelled.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() { flag.store(true, ordering: .relaxed) }
}
