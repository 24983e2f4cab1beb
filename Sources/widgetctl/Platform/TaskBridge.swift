import Ground
import SystemLibrary
import WidgetTerminal

/// Lets synchronous code wait for asynchronous work (PF-2).
enum TaskBridge {
  private final class Box<Value: Sendable>: Sendable {
    let value = Guarded<Value?>(nil)
  }

  /// The longest time that one call waits for the task, in milliseconds.
  ///
  /// After it, an interrupt is noticed that arrived between two calls.
  private static let patienceInMilliseconds: Int32 = 100

  /// Runs `work` in a task, and blocks this thread until the task has ended; no task runs on this
  /// thread.
  ///
  /// The task prefers `executor`, if that is given. If `isCancelled` returns true, the task is
  /// cancelled, and its end is still awaited.
  /// - Throws: `CommandError` if the system allows no more open files or threads; `work` is not run
  ///   then.
  static func wait<Value: Sendable>(
    on executor: (any TaskExecutor)? = nil,
    isCancelled: (() -> Bool)? = nil,
    for work: @escaping @Sendable () async -> Value
  ) throws(CommandError) -> Value {
    try requireMeans()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .tooManyFiles }
    let (reading, writing) = (ends[0], ends[1])
    // A child process must not keep the pipe open.
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    let box = Box<Value>()
    let task = Task.detached(executorPreference: executor) {
      let value = await work()
      box.value.withLock { $0 = value }
      _ = close(writing)
    }
    if let isCancelled {
      var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      while true {
        let count = poll(&request, 1, patienceInMilliseconds)
        if count > 0 || count < 0 && errno != EINTR { break }
        if isCancelled() { task.cancel() }
      }
    }
    var byte: UInt8 = 0
    // The task signals its end by closing the pipe; an interrupted read is repeated.
    while read(reading, &byte, 1) == -1, errno == EINTR {}
    _ = close(reading)
    guard let value = box.value.withLock({ $0 }) else {
      preconditionFailure("the pipe is closed after the value is kept")
    }
    return value
  }

  /// Checks that this process may start enough threads and open enough files.
  ///
  /// Tasks cannot report that they may not: without a thread they wait indefinitely, and without a
  /// descriptor their library ends the process.
  private static func requireMeans() throws(CommandError) {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { _ = close(descriptor) } }
    for _ in 0..<neededDescriptors {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .tooManyFiles }
      descriptors.append(descriptor)
    }
    do throws(BlockingThread.Failure) {
      try BlockingThread.requireRoom(for: neededThreads)
    } catch {
      throw .failed(
        .busy,
        message: "the system cannot start more threads: \(String(cString: strerror(error.number)))",
        hint: "\(BlockingThread.limitsHint); nothing was changed"
      )
    }
  }

  /// The number of threads that are needed: to run tasks, to wake them, and to wait for the store
  /// and for one extension.
  private static let neededThreads = 4

  /// The number of descriptors that the task library, a store's lock and one extension need.
  private static let neededDescriptors = 8
}
