import SystemLibrary

/// The temporary file of a backup; it is renamed when it is complete and on the disk.
///
/// The file is locked while it is written. If it is not locked, it was left by a process that was
/// killed, and is overwritten.
struct UnfinishedBackup: ~Copyable {
  let path: String
  private let target: String
  private let descriptor: Int32

  /// The most attempts to create the file if other processes keep deleting or renaming it.
  private static let maximumAttempts = 8

  /// Creates the temporary file at `path`, empty and not accessible to other users.
  ///
  /// `target` is the backup's final path.
  init(for target: String, at path: String) throws(BackupError) {
    self.target = target
    self.path = path
    for _ in 0..<Self.maximumAttempts {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = SystemCall.uninterrupted { open(path, flags, 0o600) }
      guard descriptor >= 0 else {
        throw BackupError(SystemCall.failure(of: path), writing: target)
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw .busy(path: target)
      }
      // Another process may have finished and renamed its own file meanwhile.
      guard FileIdentity(path: path) == FileIdentity(descriptor: descriptor) else {
        close(descriptor)
        continue
      }
      guard fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0 else {
        let error = BackupError(SystemCall.failure(of: path), writing: target)
        close(descriptor)
        throw error
      }
      self.descriptor = descriptor
      return
    }
    throw .busy(path: target)
  }

  deinit { close(descriptor) }

  /// Flushes the file and renames it to its final name.
  consuming func finish() throws(BackupError) {
    do throws(StoreError) {
      try SystemCall.flush(descriptor, path: path)
      guard rename(path, target) == 0 else { throw SystemCall.failure(of: target) }
      try StoreFolder.flush(StoreLocation(path: target).directory)
    } catch {
      unlink(path)
      throw BackupError(error, writing: target)
    }
  }

  /// Deletes the temporary file of a backup that was not completed.
  consuming func discard() { unlink(path) }
}
