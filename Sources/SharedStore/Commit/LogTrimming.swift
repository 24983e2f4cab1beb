/// What is done with the log after a commit, inside the gate.
enum LogTrimming: Hashable {
  case none
  /// Its pages are copied into the database; the file keeps its length and is written again from its start.
  case copy
  /// Its pages are copied and the file gives its room back.
  case cut

  /// - Parameters:
  ///   - frames: pages in the log.
  ///   - isAmidGroup: whether a group goes on with further commits.
  ///   - room: the bytes that are left on the device; `nil` where the system does not say.
  init(frames: Int32, isAmidGroup: Bool, room: @autoclosure () -> Int64?) {
    let bytes = Int64(frames) * Self.bytesOfFrame
    guard bytes > Self.smallLog else {
      self = .none
      return
    }
    let limit = isAmidGroup ? Self.maximumFramesInGroup : Self.maximumFrames
    // Once nothing is left the log can neither be copied, for want of room in the database, nor be
    // cut. Copying takes at most as much as the log is long, and the next commit about as much again.
    if let room = room(), room < 2 * bytes {
      self = .cut
    } else {
      self = frames > limit ? .copy : .none
    }
  }

  /// In bytes: up to here the log costs each process that opens the store some 15 µs.
  static let smallLog: Int64 = 65_536
  /// 4 MB of pages: a longer log costs each process that opens the store a millisecond.
  private static let maximumFrames: Int32 = 1_000
  /// 16 MB while a group writes one commit after the other: each checkpoint flushes three times.
  private static let maximumFramesInGroup: Int32 = 4_000
  private static let bytesOfFrame: Int64 = 4_096
}
