import Dispatch
import Ground
import Synchronization

/// An executor that runs the jobs of a store on a dedicated thread.
///
/// So waiting for the write lock or the disk does not block a thread of Swift's shared pool. The
/// thread starts with the first job and ends with the executor.
final class StoreExecutor: SerialExecutor {
  private let queue = JobQueue()

  deinit {
    queue.close()
  }

  /// An executor for tasks that runs them on the same thread, also between their calls to the
  /// store.
  var forTasks: any TaskExecutor { StoreTaskExecutor(of: self) }

  /// Whether the caller runs on the executor's thread, so that no other job can run until the
  /// caller returns.
  var isCurrent: Bool { queue.isCurrent }

  func checkIsolated() {
    precondition(isCurrent, "not on the store's thread")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.add(.ofStore(UnownedJob(job), self))
  }

  fileprivate func enqueue(_ job: consuming ExecutorJob, on tasks: StoreTaskExecutor) {
    queue.add(.ofTask(UnownedJob(job), tasks))
  }
}

/// Runs tasks on a store's thread, but outside the store's isolation.
///
/// If their jobs ran as jobs of the store, each task would be queued again before its next step.
private final class StoreTaskExecutor: TaskExecutor {
  private let store: StoreExecutor

  init(of store: StoreExecutor) {
    self.store = store
  }

  func enqueue(_ job: consuming ExecutorJob) {
    store.enqueue(job, on: self)
  }
}

/// The queued jobs, in order, and the thread that runs them.
///
/// The thread refers to the queue and not to the executor, because it ends when the executor is
/// released.
private final class JobQueue: Sendable {
  enum Job {
    case ofStore(UnownedJob, StoreExecutor)
    case ofTask(UnownedJob, StoreTaskExecutor)
  }

  private struct State {
    var jobs: [Job] = []
    var worker = Worker.none
    var isClosed = false
  }

  private enum Worker {
    case none, running, waiting
  }

  private let state = Guarded(State())
  private let bell = DispatchSemaphore(value: 0)
  /// The thread that runs jobs, as identified by `BlockingThread.current`; 0 if there is none.
  private let runner = Atomic<UInt>(0)

  var isCurrent: Bool { runner.load(ordering: .relaxed) == BlockingThread.current }

  func add(_ job: Job) {
    let worker = state.withLock { state in
      state.jobs.append(job)
      defer { state.worker = .running }
      return state.worker
    }
    switch worker {
    case .none: start()
    case .running: break
    case .waiting: bell.signal()
    }
  }

  /// Ends the thread after the remaining jobs.
  func close() {
    let worker = state.withLock { state in
      state.isClosed = true
      return state.worker
    }
    if worker == .waiting { bell.signal() }
  }

  private func start() {
    do {
      try BlockingThread.start { [self] in
        while runAll() { bell.wait() }
      }
    } catch {
      // The system allows no more threads, so the jobs run in the shared pool.
      Task.detached { [self] in
        _ = runAll()
        let hasMore = state.withLock { state in
          state.worker = state.jobs.isEmpty ? .none : .running
          return !state.jobs.isEmpty
        }
        if hasMore { start() }
      }
    }
  }

  /// Runs the jobs in the queue, and those that are added meanwhile.
  ///
  /// - Returns: `false` once the queue is closed and empty.
  private func runAll() -> Bool {
    var jobs: [Job] = []
    runner.store(BlockingThread.current, ordering: .relaxed)
    defer { runner.store(0, ordering: .relaxed) }
    while true {
      jobs.removeAll(keepingCapacity: true)
      let isClosed = state.withLock { state in
        swap(&jobs, &state.jobs)
        if jobs.isEmpty { state.worker = .waiting }
        return state.isClosed
      }
      if jobs.isEmpty { return !isClosed }
      for job in jobs {
        switch job {
        case .ofStore(let job, let executor):
          job.runSynchronously(on: executor.asUnownedSerialExecutor())
        case .ofTask(let job, let executor):
          job.runSynchronously(on: executor.asUnownedTaskExecutor())
        }
      }
    }
  }
}
