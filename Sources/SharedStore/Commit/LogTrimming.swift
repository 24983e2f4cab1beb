/// How the write-ahead log is shortened after a commit, while the store's write lock is held.
enum LogTrimming: Hashable {
  case none
  /// The log's pages are copied into the database. The file keeps its size, and is overwritten from
  /// its start.
  case copy
  /// The log's pages are copied into the database, and the file is truncated.
  case cut

  /// The kind of a commit, which determines the allowed size of the log after it.
  enum Moment: Hashable, CaseIterable {
    /// A flushed commit of a single change: some twenty of them share the cost of copying the log
    /// once.
    case change
    /// A commit that does not wait for a flush, so that copying the log would be its whole cost.
    case unflushed
    /// A commit within a group, which more commits will follow.
    case amidGroup

    /// The size of the log in bytes up to which it is not shortened after the commit.
    fileprivate var maximumSize: Int64 {
      switch self {
      case .change: 256 << 10
      case .unflushed: 4 << 20
      // Each copy flushes three times, and a group makes many commits in succession.
      case .amidGroup: 16 << 20
      }
    }
  }

  /// Decides whether a log of `frames` pages is shortened, and how; `.none` if its size is
  /// acceptable.
  ///
  /// `room` is the free space on the device in bytes, or `nil` if the system does not report it.
  init(frames: Int32, pageSize: Int64, after moment: Moment, room: @autoclosure () -> Int64?) {
    let bytes = Int64(frames) * pageSize
    guard bytes > Self.smallLog else {
      self = .none
      return
    }
    // On a full device the log can be neither copied into the database nor truncated. Copying needs
    // at most as much space as the log has, and the next commit about as much again.
    if let room = room(), room < 2 * bytes {
      self = .cut
    } else {
      self = bytes > moment.maximumSize ? .copy : .none
    }
  }

  /// The size in bytes below which the log is not shortened even on a full disk.
  static let smallLog: Int64 = 65_536
}

extension LogLength {
  /// The greatest size of the log, in bytes, that a command may leave behind.
  ///
  /// A longer log slows down each later command. Restarting the log costs four flushes, which some
  /// ten manual changes share.
  package static let mostLeft: Int64 = 192 << 10
  /// The greatest size of the log, in bytes, that `refresh` leaves behind; it is smaller, because
  /// no user waits for `refresh`.
  package static let mostLeftByRefresh: Int64 = 64 << 10
}
