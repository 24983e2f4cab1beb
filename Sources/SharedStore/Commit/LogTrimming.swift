/// The treatment of the log after a commit, inside the gate.
enum LogTrimming: Hashable {
  case none
  /// Its pages are copied into the database; the file keeps its length and is written again from its start.
  case copy
  /// Its pages are copied and the file is truncated.
  case cut

  /// The kind of commit, which determines the longest log after it.
  enum Moment: Hashable, CaseIterable {
    /// A change by itself, which was flushed: what a copy costs is shared by some twenty of them.
    case change
    /// A commit that nothing waits for on the disk: a copy would be what it costs.
    case unflushed
    /// A commit within a group, before further ones.
    case amidGroup

    /// In bytes.
    fileprivate var maximumSize: Int64 {
      switch self {
      case .change: 256 << 10
      case .unflushed: 4 << 20
      // Each copy flushes three times, and a group writes one commit after the other.
      case .amidGroup: 16 << 20
      }
    }
  }

  /// Chooses the treatment of a log of `frames` pages; `room` is the free space on the device, or `nil` if the system
  /// does not report it.
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
  /// In bytes: how much a command may leave behind.
  ///
  /// More costs each command that comes after it, while beginning the log anew costs four flushes, which
  /// some ten changes by hand share.
  package static let mostLeft: Int64 = 192 << 10
  /// In bytes: how much `refresh` leaves behind, which no one waits for.
  package static let mostLeftByRefresh: Int64 = 64 << 10
}
