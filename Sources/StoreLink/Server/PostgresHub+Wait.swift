internal import Ground

/// The notification channels that a connection listens to, and the time of its last check for news.
struct HubListening {
  var channels: Set<String> = []
  /// The last check, if it found nothing new: the runs and pictures that were known, and the time
  /// in milliseconds.
  ///
  /// It is `nil` if a check is due.
  var look: (reach: HubReach, time: Int64)?
  /// The identity of the list, which is part of the channels' names; `nil` before it is read.
  var identity: String?
}

extension PostgresHub {
  package func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool {
    if let board = reach.board { try HubRequest.check(board: board) }
    let end = MonotonicTime.milliseconds + Int64(min(milliseconds, HubLimits.waitMilliseconds))
    // Listening begins before the check, so that no news between the two is missed.
    if reach.head != nil { try listen(to: "") }
    if reach.board != nil { try listen(to: Self.ofPictures) }
    var pause: Int64 = 0
    while true {
      if try connection.waitForNotice(milliseconds: pause) { listening.look = nil }
      if try hasNews(behind: reach) { return true }
      let left = end - MonotonicTime.milliseconds
      guard left > 0 else { return false }
      pause = min(left, Self.longestSilence)
    }
  }

  /// Returns whether the hub has a run or a picture that is newer than those in `reach`.
  ///
  /// If the last check found nothing, the server is asked again only after a notification, or after
  /// `longestSilence`.
  private func hasNews(behind reach: HubReach) throws(LinkError) -> Bool {
    let now = MonotonicTime.milliseconds
    if let look = listening.look, look.reach == reach, now - look.time < Self.longestSilence {
      return false
    }
    listening.look = nil
    if let head = reach.head, try state().head > head { return true }
    if let board = reach.board, try look(at: board, isFirst: false).last > reach.picture {
      return true
    }
    listening.look = (reach, now)
    return false
  }

  private func listen(to ending: String) throws(LinkError) {
    let identity: String
    if let known = listening.identity { identity = known } else { identity = try state().list }
    listening.identity = identity
    let channel = "widgetctl_\(identity)\(ending)"
    guard !listening.channels.contains(channel) else { return }
    guard channel.utf8.allSatisfy(ListIdentity.isLetter) else { throw odd }
    do {
      _ = try connection.rows("LISTEN \(channel)")
    } catch {
      throw ServerState.error(error.state, error.message, at: address)
    }
    listening.channels.insert(channel)
  }

  /// The suffix in the name of the channel for notifications of new pictures.
  static let ofPictures = "_pictures"

  /// The longest time in milliseconds between two checks for news: some connection poolers forward
  /// no notifications.
  private static let longestSilence: Int64 = 20_000
}
