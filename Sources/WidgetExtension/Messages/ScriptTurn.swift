internal import Synchronization

/// Whose turn it is among the tasks of one script: the statements of a `parallel` block wait while
/// one of them is in an `atomic` block.
final class ScriptTurn: Sendable {
  private struct State {
    var owner: Int?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let isTaken = Atomic(false)

  /// Whether the current task has the turn; waits while another one has it.
  func isMine() async -> Bool {
    guard isTaken.load(ordering: .acquiring) else { return false }
    await wait(taking: false)
    return state.withLock { $0.owner == Self.currentTask }
  }

  /// Takes the turn, which the current task may have already.
  func take() async {
    await wait(taking: true)
  }

  func release() {
    let waiting = state.withLock { state in
      state.owner = nil
      isTaken.store(false, ordering: .releasing)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func wait(taking: Bool) async {
    let task = Self.currentTask
    while true {
      let isFree = state.withLock { state in
        guard state.owner == nil || state.owner == task else { return false }
        if taking {
          state.owner = task
          isTaken.store(true, ordering: .releasing)
        }
        return true
      }
      if isFree { return }
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.owner != nil { state.waiting.append(continuation) }
          return state.owner == nil
        }
        if isFree { continuation.resume() }
      }
    }
  }

  private static var currentTask: Int {
    withUnsafeCurrentTask { $0?.hashValue ?? 0 }
  }
}
