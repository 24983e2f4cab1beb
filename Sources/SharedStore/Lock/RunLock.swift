import Ground
import SystemLibrary

/// The lock by which the intents of an extension with state outside of the store run one at a time,
/// in all processes (AI-75).
///
/// It is a file of the extension that contains the name of the run which holds it. It is released
/// when this object is deallocated, or with the process. The holder may wait for the store. So the
/// caller must not hold the store's write lock, or have a group or atomic block open.
package final class RunLock: Sendable {
  /// The maximum length in bytes of the holder's name in the file, more than any run's name has.
  private static let maximumText = 512
  /// The most times that the file is opened again because it was deleted meanwhile.
  private static let maximumReopenings = 8

  private let descriptor: Guarded<Int32>

  private init(_ descriptor: Int32) {
    self.descriptor = Guarded(descriptor)
  }

  deinit {
    end()
  }

  /// Acquires the lock at `path`, waiting at most `milliseconds` or until the lock is unwanted.
  ///
  /// `holder` is the text that other processes can read while they wait.
  package static func take(
    at path: String,
    for holder: String,
    milliseconds: Int64,
    isUnwanted: (() -> Bool)? = nil
  ) throws(RunLockError) -> RunLock {
    for _ in 0..<maximumReopenings {
      let file = try opened(path)
      switch LockWait.exclusive(file, milliseconds: milliseconds, isUnwanted: isUnwanted) {
      case .acquired where LockWait.isUnlinked(file): close(file)
      case .acquired:
        write(holder, to: file)
        return RunLock(file)
      case .timedOut:
        let other = text(in: file)
        close(file)
        throw .held(by: other)
      case .unwanted:
        close(file)
        throw .unwanted
      case .failed(let number):
        close(file)
        throw .unusable(path: path, reason: SystemText.of(number))
      }
    }
    throw .unusable(path: path, reason: "it is deleted again and again")
  }

  /// Releases the lock before this object is deallocated.
  package func end() {
    descriptor.withLock { descriptor in
      guard descriptor >= 0 else { return }
      ftruncate(descriptor, 0)
      // Closing is not enough: a child process that is being started has a copy of the descriptor
      // until it runs its program.
      flock(descriptor, LOCK_UN)
      close(descriptor)
      descriptor = -1
    }
  }

  private static func opened(_ path: String) throws(RunLockError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = SystemCall.uninterrupted { open(path, flags, 0o600) }
    guard file >= 0 else {
      let reason = errno == ELOOP ? "it is a symbolic link" : SystemText.of(errno)
      throw .unusable(path: path, reason: reason)
    }
    return file
  }

  /// Writes the name of the run to the file; a failure is ignored, so the lock can be held without
  /// a name.
  private static func write(_ holder: String, to file: Int32) {
    ftruncate(file, 0)
    let bytes = Array(holder.utf8.prefix(maximumText))
    _ = pwrite(file, bytes, bytes.count, 0)
  }

  private static func text(in file: Int32) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: maximumText) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, buffer.count, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The reason why a run did not get the lock.
package enum RunLockError: Error, Equatable, Sendable {
  /// Another run held the lock during the whole wait; `by` is that run's name, or empty if the file
  /// does not contain it.
  case held(by: String)
  /// The caller asked to stop waiting.
  case unwanted
  /// The file cannot be created or locked.
  case unusable(path: String, reason: String)
}
