import SystemLibrary

/// The lock file of a store: a lock that admits one writer at a time, and the data about the store
/// in the file.
final class LockFile {
  private let location: StoreLocation
  private let patienceInMilliseconds: Int64
  private var descriptor: Int32 = -1

  init(_ location: StoreLocation, patienceInMilliseconds: Int64) {
    self.location = location
    self.patienceInMilliseconds = patienceInMilliseconds
  }

  deinit {
    close(descriptor)
  }

  /// Acquires the lock, waiting in a queue if necessary, and returns the content of the file.
  ///
  /// - Throws: `.busy` if the time limit for a writer has passed.
  func enter() throws(StoreError) -> GateState {
    for _ in 0..<Self.maximumReopenings {
      try openFile()
      switch LockWait.exclusive(descriptor, milliseconds: patienceInMilliseconds) {
      case .acquired where LockWait.isUnlinked(descriptor): closeFile()
      case .acquired: return read()
      case .timedOut, .unwanted:
        closeFile()
        throw .busy(path: location.path)
      case .failed(let number):
        closeFile()
        throw .inputOutput(path: location.lockPath, reason: SystemText.of(number))
      }
    }
    throw .busy(path: location.path)
  }

  /// Releases the lock for the next writer.
  func leave() {
    flock(descriptor, LOCK_UN)
  }

  /// Reads the file's content without the lock; all numbers are 0 if there is no file.
  func peek() throws(StoreError) -> GateState {
    if descriptor < 0 {
      guard access(location.lockPath, F_OK) == 0 else { return GateState() }
      try openFile()
    }
    return read()
  }

  /// Writes `state` to the file.
  ///
  /// It is not flushed to the disk, because it must only survive the end of this process.
  func record(_ state: GateState) {
    let numbers = [state.sequence, state.durable, state.damaged, state.identity, state.log]
      .map(\.littleEndian)
    numbers.withUnsafeBytes { buffer in
      _ = pwrite(descriptor, buffer.baseAddress, buffer.count, 0)
    }
  }

  /// The most attempts to open the file, if other processes delete it meanwhile.
  private static let maximumReopenings = 8

  private func openFile() throws(StoreError) {
    guard descriptor < 0 else { return }
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    descriptor = SystemCall.uninterrupted { open(location.lockPath, flags, 0o600) }
    guard descriptor < 0 else {
      var facts = stat()
      if fstat(descriptor, &facts) == 0, facts.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
      return
    }
    switch errno {
    case ELOOP: throw .symbolicLink(path: location.lockPath)
    case EACCES, EPERM, EROFS: throw .readOnly(path: location.path)
    case ENOSPC, EDQUOT: throw .full(path: location.path)
    case EMFILE, ENFILE: throw .tooManyFiles(path: location.lockPath)
    case let number: throw .cannotCreate(path: location.lockPath, reason: SystemText.of(number))
    }
  }

  private func closeFile() {
    close(descriptor)
    descriptor = -1
  }

  private func read() -> GateState { GateState(descriptor) }
}
