internal import Ground

/// The channels that a connection listens to, and its last check for news.
struct HubListening {
  var channels: Set<String> = []
  /// The last reach after which nothing was found, and the time in milliseconds; `nil` before the
  /// first check.
  var look: (reach: HubReach, time: Int64)?
  /// The identity of the list, which the channels are named after.
  var identity: String?
}

extension PostgresHub {
  package func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool {
    if let board = reach.board { try HubRequest.check(board: board) }
    let end = MonotonicTime.milliseconds + Int64(min(milliseconds, HubLimits.waitMilliseconds))
    // Listening begins before the look: nothing falls between the two.
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

  /// Checks for news, unless nothing was announced since the last check.
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

  /// The suffix of the channel for pictures.
  static let ofPictures = "_pictures"

  /// The time in milliseconds between two checks without a notice: some poolers forward none.
  private static let longestSilence: Int64 = 20_000
}
