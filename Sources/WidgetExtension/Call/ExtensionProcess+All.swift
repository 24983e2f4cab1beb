internal import CSystem
internal import Ground
import SystemLibrary

// The processes of all extensions that this program has started, and those that they leave behind.
//
// What an extension starts is in its group and ends with it. What has left the group, as a daemon does,
// falls to the host once its own parent has ended, and is ended by it (Linux; elsewhere it goes on).
extension ExtensionProcess {
  /// The most searches for children: each process that ends may leave children of its own.
  private static let maximumRounds = 64

  private enum Adoption {
    case off, wanted, on
  }

  private struct Started {
    /// The processes of extensions whose exit status was not read yet.
    var live: Set<pid_t> = []
    /// The processes that some caller is ending, so that no other caller may.
    var claimed: Set<pid_t> = []
    /// The children that are neither extensions nor their descendants.
    ///
    /// Their exit status is not read, so no other process gets their numbers.
    var spared: Set<pid_t> = []
    var adoption = Adoption.off
  }

  private static let started = Guarded(Started())

  /// Makes this process the parent of processes that its extensions leave behind, so that it can
  /// end them.
  ///
  /// Only a program whose children are all extensions calls this: any other child would count as
  /// left behind unless it is spared. A program that already has children, inherited from a shell,
  /// adopts none.
  package static func adoptOrphans() {
    started.withLock { $0.adoption = .wanted }
  }

  /// Excludes a child that is not an extension from being ended.
  package static func spare(_ process: Int32) {
    started.withLock { _ = $0.spared.insert(process) }
  }

  /// Ends every extension with all processes that it has started; called at the end of the program.
  package static func endAll() {
    while true {
      let live = started.withLock { $0.live }
      if live.isEmpty { return }
      for process in live { killAndReap(process) }
      guard started.withLock({ !$0.claimed.isEmpty }) else { continue }
      // Another thread collects it already.
      var pause = timespec(tv_sec: 0, tv_nsec: 50_000)
      nanosleep(&pause, nil)
    }
  }

  /// Starts a process and records it as an extension.
  static func start(
    _ spawn: () throws(SystemFault) -> pid_t
  ) throws(SystemFault) -> pid_t {
    try started.withLock { (state) throws(SystemFault) -> pid_t in
      #if os(Linux)
      if state.adoption == .wanted {
        let isAlone = !hasChildren || children.allSatisfy(state.spared.contains)
        state.adoption = isAlone && widgetctl_adopt_orphans() == 0 ? .on : .off
      }
      #endif
      let process = try spawn()
      state.live.insert(process)
      return process
    }
  }

  /// Records a process that another host has started as an extension.
  static func adopt(_ process: pid_t) {
    started.withLock { _ = $0.live.insert(process) }
  }

  /// Removes a process from the list, because another host continues it.
  static func release(_ process: pid_t) {
    started.withLock { _ = $0.live.remove(process) }
  }

  /// Returns whether the caller may end the process and read its exit status, which only one caller
  /// can do.
  static func claim(_ process: pid_t) -> Bool {
    started.withLock { $0.live.contains(process) && $0.claimed.insert(process).inserted }
  }

  /// Removes an ended process from the list, and ends the adopted processes that it left behind.
  static func forget(_ process: pid_t) {
    started.withLock { state in
      state.live.remove(process)
      state.claimed.remove(process)
      #if os(Linux)
      if state.adoption == .on { endStrays(besides: state.live.union(state.spared)) }
      #endif
    }
  }
}

#if os(Linux)
extension ExtensionProcess {
  /// Whether this process has any child, running or ended; needs one system call if it has none.
  private static var hasChildren: Bool {
    var facts = siginfo_t()
    return waitid(P_ALL, 0, &facts, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  private static func endStrays(besides kept: Set<pid_t>) {
    for _ in 0..<maximumRounds {
      guard hasChildren else { return }
      let strays = children.filter { !kept.contains($0) }
      if strays.isEmpty { return }
      for stray in strays {
        _ = SystemLibrary.kill(stray, SIGKILL)
        let deadline = Deadline(after: grace)
        var pause = timespec(tv_sec: 0, tv_nsec: 125_000)
        while waitpid(stray, nil, WNOHANG) == 0, !deadline.hasPassed { nanosleep(&pause, nil) }
      }
    }
  }

  /// The child processes of this process, according to /proc.
  private static var children: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    let own = getpid()
    var children: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let process = pid_t(name), parent(of: process) == own { children.append(process) }
    }
    return children
  }

  /// Returns the parent of a process: the fourth field of /proc/PID/stat (proc_pid_stat(5)).
  ///
  /// The second field, a name, may contain any characters. The value is `nil` if the file cannot be
  /// read.
  private static func parent(of process: pid_t) -> pid_t? {
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = read(file, &bytes, bytes.count)
    guard count > 0, let end = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let words = bytes[(end + 1)..<count].split(separator: UInt8(ascii: " "))
    return words.count > 1 ? pid_t(String(decoding: words[1], as: UTF8.self)) : nil
  }
}
#endif
