import Ground
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Runs the jobs of a store, and of the tasks that prefer its executor, on one thread of their own.
///
/// What waits for the gate or for the disk there keeps no thread of the pool that tasks share. The
/// thread starts with the first job and ends when the executor goes.
final class StoreExecutor: SerialExecutor, TaskExecutor {
  private let queue = JobQueue()

  deinit {
    queue.close()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.add(UnownedJob(job), on: self)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// Jobs in their order, and the thread that runs them.
///
/// The thread refers to the queue and not to the executor, whose end is its own.
private final class JobQueue: Sendable {
  private struct State {
    var jobs: [(job: UnownedJob, executor: StoreExecutor)] = []
    var worker = Worker.none
    var isClosed = false
  }

  private enum Worker {
    case none, running, waiting
  }

  private let state = Mutex(State())
  private let bell = Bell()

  func add(_ job: UnownedJob, on executor: StoreExecutor) {
    let worker = state.withLock { state in
      state.jobs.append((job, executor))
      defer { state.worker = .running }
      return state.worker
    }
    switch worker {
    case .none: start()
    case .running: break
    case .waiting: bell.ring()
    }
  }

  /// Ends the thread once nothing is left to do.
  func close() {
    let worker = state.withLock { state in
      state.isClosed = true
      return state.worker
    }
    if worker == .waiting { bell.ring() }
  }

  private func start() {
    do {
      try BlockingThread.start { [self] in
        while runAll() { bell.wait() }
      }
    } catch {
      // The system has no thread left: those of the pool have to do.
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

  /// Runs what is there and what comes meanwhile; false when nothing can come any more.
  private func runAll() -> Bool {
    var jobs: [(job: UnownedJob, executor: StoreExecutor)] = []
    while true {
      jobs.removeAll(keepingCapacity: true)
      let isClosed = state.withLock { state in
        swap(&jobs, &state.jobs)
        if jobs.isEmpty { state.worker = .waiting }
        return state.isClosed
      }
      if jobs.isEmpty { return !isClosed }
      for (job, executor) in jobs {
        job.runSynchronously(
          isolatedTo: executor.asUnownedSerialExecutor(),
          taskExecutor: executor.asUnownedTaskExecutor()
        )
      }
    }
  }
}

/// Wakes a thread: each `wait` returns after a `ring` that came before or during it.
private final class Bell: Sendable {
  // Both are made for several threads.
  private nonisolated(unsafe) let mutex =
    UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let condition =
    UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let hasRung = Atomic(false)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func ring() {
    pthread_mutex_lock(mutex)
    hasRung.store(true, ordering: .relaxed)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  func wait() {
    pthread_mutex_lock(mutex)
    while !hasRung.exchange(false, ordering: .relaxed) { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
