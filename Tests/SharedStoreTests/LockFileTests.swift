import Foundation
import Testing

@testable import SharedStore

@Suite("The lock file", .timeLimit(.minutes(5)))
struct LockFileTests {
  let folder = TemporaryStore()

  func gate(patience: Int64 = 300_000) -> LockFile {
    LockFile(folder.location, patienceInMilliseconds: patience)
  }

  @Test func `a program that is started does not inherit it`() throws {
    _ = try folder.open()
    let gate = gate()
    _ = try gate.enter()
    let descriptors = descriptors(of: folder.location.lockPath)
    #expect(!descriptors.isEmpty)
    for descriptor in descriptors {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
    gate.leave()
  }

  @Test func `one that others could write is closed to them`() throws {
    // RI-6
    _ = try folder.open()
    chmod(folder.location.lockPath, 0o666)
    let gate = gate()
    _ = try gate.enter()
    gate.leave()
    #expect(try folder.permissions(folder.location.lockPath) == 0o600)
  }

  @Test func `who gave up waiting does not hold the gate later`() async throws {
    // RD-3
    _ = try folder.open()
    let holder = gate()
    _ = try holder.enter()
    let impatient = gate(patience: 1)
    #expect(throws: StoreError.busy(path: folder.location.path)) { try impatient.enter() }
    holder.leave()
    for _ in 0..<3 { try await OtherProcess.passGate(of: folder.location) }
  }

  @Test func `a lease that ended is free, though a program being started still has its file`()
    throws
  {
    // RT-4
    _ = try folder.open()
    let lease = try #require(try ReloadLease.take(1, of: folder.location))
    let copies = descriptors(of: folder.location.leasesPath).map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(!copies.isEmpty)
    lease.end()
    #expect(try ReloadLease.take(1, of: folder.location) != nil)
  }

  /// Returns this process's open descriptors of the file at `path`.
  private func descriptors(of path: String) -> [Int32] {
    var file = stat()
    stat(path, &file)
    return (0..<Int32(getdtablesize().clamped(to: 4_096))).filter { descriptor in
      var facts = stat()
      return fstat(descriptor, &facts) == 0 && facts.st_ino == file.st_ino
        && facts.st_dev == file.st_dev
    }
  }
}

extension Int32 {
  fileprivate func clamped(to limit: Int32) -> Int32 { Swift.min(self, limit) }
}

#if os(Linux)
/// Makes this thread open files as another user, because root may open any file.
///
/// For users other than root it does nothing.
private func actAsNobody() {
  // glibc's module leaves the function out.
  guard let address = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { return }
  _ = unsafeBitCast(address, to: (@convention(c) (uid_t) -> Int32).self)(65_534)
}

extension LockFileTests {
  @Test func `a folder that this user may not enter is no store to write`() async throws {
    _ = try folder.open()
    chmod(folder.location.directory, 0o500)
    unlink(folder.location.lockPath)
    let path = folder.location.path
    let error = await withCheckedContinuation {
      (continuation: CheckedContinuation<StoreError?, Never>) in
      Thread.detachNewThread { [location = folder.location] in
        actAsNobody()
        let gate = LockFile(location, patienceInMilliseconds: 1)
        do throws(StoreError) {
          _ = try gate.enter()
          continuation.resume(returning: nil)
        } catch { continuation.resume(returning: error) }
      }
    }
    chmod(folder.location.directory, 0o700)
    #expect(error == .readOnly(path: path))
  }
}
#endif
