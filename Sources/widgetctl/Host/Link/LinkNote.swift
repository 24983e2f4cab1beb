import Ground
import SharedStore
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// The result of a store's last exchanges with its hub, stored in the file that is locked during an
/// exchange.
///
/// It is not part of the store, so that an exchange without changes writes nothing to the store.
struct LinkNote: Equatable {
  /// The start of the last exchange, in microseconds since 1970 UTC.
  ///
  /// `succeeded` is the end of the last successful exchange.
  var attempted: Int64 = 0
  var succeeded: Int64 = 0
  /// The number of failures since the last success; `exitCode` and `message` describe the last one.
  var failures = 0
  var exitCode: Int32 = 0
  var message = ""
  /// The names of the machines that share the list, by the numbers that the hub has given them.
  var machines: [Int64: String] = [:]

  /// The exit codes of failures that may be temporary, such as an unreachable hub or a missing
  /// disk.
  private static let passing = [ExitCode.busy, .noInput].map(\.rawValue)
  /// The longest pause after a failure, in microseconds.
  private static let longestPause: Int64 = 15 * 60_000_000
  private static let firstPause: Int64 = 5_000_000
  /// The shortest time between the beginnings of two exchanges, in microseconds, a little less than
  /// the timer's minute.
  private static let betweenLooks: Int64 = 50_000_000

  /// Returns whether an exchange that no user has requested may begin.
  ///
  /// After each failure the pause doubles, shortened by an amount that depends on `salt` and
  /// differs between machines. After a failure that is not temporary, only the user can request an
  /// exchange.
  func isDue(at now: Int64, salt: UInt64) -> Bool {
    guard failures > 0 else { return true }
    guard Self.passing.contains(exitCode) else { return false }
    let pause = min(Self.firstPause << Int64(min(failures - 1, 16)), Self.longestPause)
    let jitter = Int64(salt % UInt64(max(1, pause / 2)))
    // If the clock was set back, an exchange is due at once.
    return now < attempted || now >= attempted + pause - jitter
  }

  /// Returns whether the last exchange began so long ago that the next one is due.
  func isOld(at now: Int64) -> Bool { now < attempted || now - attempted >= Self.betweenLooks }

  mutating func noteSuccess(at now: Int64) {
    let machines = machines
    self = LinkNote(attempted: now, succeeded: now)
    self.machines = machines
  }

  mutating func noteFailure(_ error: CommandError, at now: Int64) {
    attempted = now
    failures += 1
    exitCode = error.exitCode.rawValue
    message = TerminalText.sanitized(error.message)
  }

  private static func path(of location: StoreLocation) -> String { "\(location.path)-linking" }

  /// Acquires the lock for the exchanges of a store, only one of which can run at a time.
  ///
  /// - Returns: `nil` if another process holds the lock and `waits` is false, or if the file cannot
  ///   be created.
  static func lock(besideStore location: StoreLocation, waits: Bool) -> FileLock? {
    FileLock(path(of: location), waits: waits)
  }

  /// Waits for the lock for the exchanges of a store, in a command whose end the user waits for.
  ///
  /// - Throws: `CommandError` if the lock's file cannot be created.
  static func awaitedLock(besideStore location: StoreLocation) throws(CommandError) -> FileLock {
    if let lock = lock(besideStore: location, waits: true) { return lock }
    throw .failed(
      .cannotCreate,
      message: String(
        english: "cannot write next to \(location.path)",
        turkish: "\(location.path) yanına yazılamıyor"
      ),
      hint: String(
        english: "check that the folder can be written",
        turkish: "klasöre yazılabildiğini denetleyin"
      )
    )
  }

  /// Returns the lock for exchanges that the parent process has passed as standard input; `nil` if
  /// it has not.
  static func lockOfStarter(besideStore location: StoreLocation) -> FileLock? {
    FileLock(path(of: location), heldBy: STDIN_FILENO)
  }

  /// Reads the result next to a store; if there is none yet, it is empty.
  static func read(besideStore location: StoreLocation) -> LinkNote {
    guard let bytes = try? InputFile.contents(of: path(of: location), limit: maximumBytes) else {
      return LinkNote()
    }
    return LinkNote(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The maximum size of the file in bytes, enough for a message and the names of some hundred
  /// machines; the rest is truncated.
  private static let maximumBytes = 1 << 13

  var bytes: [UInt8] {
    let line = message.split(separator: "\n").joined(separator: " ")
    let names = machines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    let text = "\(attempted) \(succeeded) \(failures) \(exitCode)\n\(line)\n\(names.joined())"
    return Array(text.utf8.prefix(Self.maximumBytes))
  }

  private init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 4, let attempted = Int64(words[0]), let succeeded = Int64(words[1]),
      let failures = Int(words[2]), let exitCode = Int32(words[3])
    else { return }
    self.attempted = attempted
    self.succeeded = succeeded
    self.failures = max(0, failures)
    self.exitCode = exitCode
    message = lines.dropFirst().first.map { String($0) } ?? ""
    for line in lines.dropFirst(2) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let number = Int64(words[0]) else { continue }
      machines[number] = String(words[1])
    }
  }

  init(attempted: Int64 = 0, succeeded: Int64 = 0) {
    self.attempted = attempted
    self.succeeded = succeeded
  }
}
