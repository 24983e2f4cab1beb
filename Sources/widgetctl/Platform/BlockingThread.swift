#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread for work that waits in system calls, which would hold up the tasks' few threads.
enum BlockingThread {
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs `work` on a thread of its own; in the calling task where the system has no thread left.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let resume: @Sendable () -> Void = { continuation.resume(returning: work()) }
      if !start(resume) { resume() }
    }
  }

  /// Runs `work` on a thread of its own that nobody waits for.
  ///
  /// - Returns: `false` where the system has no thread left; `work` is not run then.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let pointer = Unmanaged.passRetained(Job(work)).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let result = pthread_create(&thread, nil, threadBody, pointer)
    guard result == 0 else {
      Unmanaged<Job>.fromOpaque(pointer).release()
      return false
    }
    #if canImport(Darwin)
    if let thread { _ = pthread_detach(thread) }
    #else
    _ = pthread_detach(thread)
    #endif
    return true
  }

  #if canImport(Darwin)
  private static let threadBody:
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { pointer in
        Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }
  #else
  private static let threadBody:
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { pointer in
        if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }
  #endif
}
