#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A thread for work that waits in system calls, which would starve the threads that tasks share.
enum BlockingThread {
  /// Starts a detached thread.
  ///
  /// - Throws: `SystemFault` when the system has no room for one more; `body` is not called then.
  static func start(_ body: @escaping @Sendable () -> Void) throws(SystemFault) {
    let number = create(Unmanaged.passRetained(DetachedWork(body)).toOpaque())
    guard number == 0 else { throw SystemFault(number: number) }
  }

  /// Starts a thread that takes over the work behind `pointer`; 0, or why there is none.
  private static func create(_ pointer: UnsafeMutableRawPointer) -> Int32 {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
    var thread: pthread_t?
    let number = pthread_create(&thread, &attributes, runDetachedWork, pointer)
    #else
    var thread = pthread_t()
    let number = pthread_create(&thread, &attributes, runDetachedWork, pointer)
    #endif
    if number != 0 { Unmanaged<DetachedWork>.fromOpaque(pointer).release() }
    return number
  }
}

/// What a thread takes over: a C function carries one pointer.
private final class DetachedWork: Sendable {
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

private func runDetachedWork(_ carried: CarriedPointer) -> UnsafeMutableRawPointer? {
  let pointer: UnsafeMutableRawPointer? = carried
  guard let pointer else { return nil }
  Unmanaged<DetachedWork>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
