import SystemLibrary

/// Runs work that waits in system calls on its own thread, so that it does not block the threads
/// that tasks share.
package enum BlockingThread {
  /// The error that the system could not start a thread.
  package struct Failure: Error, Equatable, Sendable {
    /// The `errno` of `pthread_create`, such as EAGAIN if no more threads are available.
    package let number: Int32
  }

  /// An identifier of the calling thread, never 0 and unique among the running threads.
  package static var current: UInt {
    #if canImport(Glibc)
    pthread_self()
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  /// Runs `work` on a new detached thread.
  ///
  /// - Throws: `Failure` if the system cannot start a thread; `work` is not run then.
  package static func start(_ work: @escaping @Sendable () -> Void) throws(Failure) {
    let pointer = Unmanaged.passRetained(Work(work)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let number = pthread_create(&thread, &attributes, perform, pointer)
    guard number == 0 else {
      Unmanaged<Work>.fromOpaque(pointer).release()
      throw Failure(number: number)
    }
  }

  /// The hint for the error that a thread or a process could not be started.
  package static let limitsHint =
    "'ulimit -u' and 'ulimit -v' show how many processes and how much memory you may have"

  /// The hint for a process that crashed while its memory is limited by `ulimit -v`; `nil` without
  /// a limit.
  package static var memoryHint: String? {
    var limits = rlimit()
    #if canImport(Glibc)
    let resource = RLIMIT_AS.rawValue
    #else
    let resource = RLIMIT_AS
    #endif
    guard getrlimit(.init(resource), &limits) == 0 else { return nil }
    return memoryHint(limit: UInt64(limits.rlim_cur))
  }

  /// Returns the hint for a limit in bytes; `nil` for a limit larger than a program's address
  /// space.
  static func memoryHint(limit: UInt64) -> String? {
    guard limit < 1 << 47 else { return nil }
    return "'ulimit -v' allows a process \(limit >> 10) kB of memory, which may be too little"
  }

  /// Checks that `count` more threads can run at once, by starting them for a moment.
  ///
  /// Swift's concurrency would wait forever for a thread that the system cannot start.
  ///
  /// - Throws: `Failure` if the system cannot start that many.
  package static func requireRoom(for count: Int) throws(Failure) {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    pthread_mutex_init(gate, nil)
    defer { pthread_mutex_destroy(gate) }
    pthread_mutex_lock(gate)
    var threads: [pthread_t] = []
    var failure: Failure?
    for _ in 0..<count where failure == nil {
      #if canImport(Darwin)
      var made: pthread_t?
      #else
      var made = pthread_t()
      #endif
      let number = pthread_create(&made, nil, passGate, gate)
      let thread: pthread_t? = made
      if number == 0, let thread {
        threads.append(thread)
      } else {
        failure = Failure(number: number)
      }
    }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    if let failure { throw failure }
  }

  /// Runs `work` on its own thread and returns its value; in the calling task if no thread can be
  /// started.
  package static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let resume: @Sendable () -> Void = { continuation.resume(returning: work()) }
      do { try start(resume) } catch { resume() }
    }
  }

  /// A box for the work, as the C function of a thread receives a single pointer.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  #if canImport(Darwin)
  private typealias CarriedPointer = UnsafeMutableRawPointer
  #else
  private typealias CarriedPointer = UnsafeMutableRawPointer?
  #endif

  private static let passGate: @convention(c) (CarriedPointer) -> UnsafeMutableRawPointer? = {
    carried in
    let pointer: UnsafeMutableRawPointer? = carried
    guard let gate = pointer?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
    pthread_mutex_lock(gate)
    pthread_mutex_unlock(gate)
    return nil
  }

  private static let perform: @convention(c) (CarriedPointer) -> UnsafeMutableRawPointer? = {
    carried in
    let pointer: UnsafeMutableRawPointer? = carried
    guard let pointer else { return nil }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
