/// The way in which the log is shortened after a commit, inside the gate.
enum LogTrimming: Hashable {
  case none
  /// The log's pages are copied into the database; the file keeps its length and is written again
  /// from its start.
  case copy
  /// The log's pages are copied into the database, and the file is truncated.
  case cut

  /// The kind of a commit, which determines how long the log may be after it.
  enum Moment: Hashable, CaseIterable {
    /// A single change that was flushed: some twenty of them share the cost of one copy.
    case change
    /// A commit whose flush nothing waits for, so that copying the log would be its whole cost.
    case unflushed
    /// A commit within a group that more commits will follow.
    case amidGroup

    /// The length in bytes up to which the log is left alone after the commit.
    fileprivate var maximumSize: Int64 {
      switch self {
      case .change: 256 << 10
      case .unflushed: 4 << 20
      // Each copy flushes three times, and a group writes one commit after the other.
      case .amidGroup: 16 << 20
      }
    }
  }

  /// Chooses the treatment of a log of `frames` pages; `.none` if its length is acceptable.
  ///
  /// `room` is the free space on the device in bytes, or `nil` if the system does not report it.
  init(frames: Int32, pageSize: Int64, after moment: Moment, room: @autoclosure () -> Int64?) {
    let bytes = Int64(frames) * pageSize
    guard bytes > Self.smallLog else {
      self = .none
      return
    }
    // Once nothing is left the log can neither be copied, for want of room in the database, nor be
    // cut. Copying takes at most as much as the log is long, and the next commit about as much again.
    if let room = room(), room < 2 * bytes {
      self = .cut
    } else {
      self = bytes > moment.maximumSize ? .copy : .none
    }
  }

  /// The size in bytes below which a log does not matter on a full disk.
  static let smallLog: Int64 = 65_536
}

extension LogLength {
  /// The longest log, in bytes, that a command may leave behind.
  ///
  /// A longer one slows down each later command. Beginning the log again costs four flushes, which some ten manual
  /// changes share.
  package static let mostLeft: Int64 = 192 << 10
  /// The longest log, in bytes, that `refresh` leaves behind, as no user waits for it.
  package static let mostLeftByRefresh: Int64 = 64 << 10
}
