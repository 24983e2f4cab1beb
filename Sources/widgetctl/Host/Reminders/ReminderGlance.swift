import SharedStore
import SystemLibrary

/// The result of a check that found no due reminders, so that the next `refresh` need not read the
/// store.
///
/// It is stored in the file that is locked during a check for reminders.
struct ReminderGlance: Equatable {
  /// The last commit of the store at the time of the check.
  let mark: CommitMark
  /// The beginning of the time span in which the result is valid, in microseconds since 1970 UTC;
  /// `until` is its end.
  ///
  /// Any commit to the store makes the result invalid.
  let from: Int64
  let until: Int64

  /// The longest validity of a result, in microseconds: the time zone and the settings can change
  /// without a commit.
  static let longest: Int64 = 15 * 60 * 1_000_000
  private static let size = 40
  /// A constant that is part of the file's checksum, so that a file with other content is
  /// recognised.
  private static let sign: Int64 = 0x7767_7267

  init(_ mark: CommitMark, at now: Int64, next: Int64?) {
    self.mark = mark
    from = now
    until = min(next ?? .max, now + Self.longest)
  }

  /// Returns whether the result is still valid, so that no check is necessary.
  func holds(at now: Int64, _ mark: CommitMark) -> Bool {
    mark.commit > 0 && mark == self.mark && now >= from && now < until
  }

  private var check: Int64 { Self.sign ^ mark.commit ^ mark.store ^ from ^ until }

  // MARK: The file

  private static func path(_ location: StoreLocation) -> String { "\(location.path)-reminding" }

  /// Reads the result from the lock file.
  ///
  /// - Returns: `nil` if the file is missing or invalid.
  static func read(besideStore location: StoreLocation) -> ReminderGlance? {
    let descriptor = open(path(location), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      guard pread(descriptor, buffer.baseAddress, size, 0) == size else { return nil }
      let number = { Int64(littleEndian: buffer.load(fromByteOffset: $0 * 8, as: Int64.self)) }
      let glance = ReminderGlance(
        mark: CommitMark(commit: number(0), store: number(1)),
        from: number(2),
        until: number(3)
      )
      return number(4) == glance.check ? glance : nil
    }
  }

  /// Writes the result to the lock file, if the file exists; the first check for reminders creates
  /// it.
  func write(besideStore location: StoreLocation) {
    let descriptor = open(Self.path(location), O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    let numbers = [mark.commit, mark.store, from, until, check].map(\.littleEndian)
    _ = numbers.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, Self.size, 0) }
  }

  private init(mark: CommitMark, from: Int64, until: Int64) {
    (self.mark, self.from, self.until) = (mark, from, until)
  }
}
