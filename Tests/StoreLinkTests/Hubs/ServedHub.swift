import Foundation
import Ground
import SystemLibrary

@testable import StoreLink

/// A file hub that a separate thread serves over a socket pair, like a process at the other end of
/// ssh.
final class ServedHub: HubConnection {
  let input: Int32
  var output: Int32 { input }

  /// Starts the thread, which ends with this connection.
  init(
    _ path: String,
    as member: HubMember,
    now: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) {
    let (own, served) = Self.pair()
    input = own
    Thread.detachNewThread {
      defer { close(served) }
      guard let hub = try? FileHub(at: path, as: member, now: now) else { return }
      try? HubServer(hub, input: served, output: served).serve()
    }
  }

  deinit { close(input) }

  func reason(of error: LinkError) -> LinkError { error }

  static func pair() -> (Int32, Int32) {
    var numbers: [Int32] = [-1, -1]
    precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &numbers) == 0)
    return (numbers[0], numbers[1])
  }
}
