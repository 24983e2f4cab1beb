import Moments
import SharedStore
import StoreLink
import WidgetTerminal

/// The link of a store with a hub, and the changes that wait to be sent.
struct LinkState {
  /// The link with the hub; `nil` if the store is not linked.
  let link: StoredLink?
  /// The board of the hub that this machine shows; `nil` if there is none.
  let screen: ScreenBoard?
  /// The number of runs that the hub does not have yet, as far as this machine knows.
  let waiting: Int
  /// The time when the oldest waiting run was made, in microseconds since 1970 UTC; `nil` if none
  /// waits.
  let since: Int64?
  let note: LinkNote

  /// Reads the link and the waiting changes from a store.
  ///
  /// - Parameters:
  ///   - store: The store of a command.
  ///   - withScreen: Whether the board is read too; a command that only sends changes does not need
  ///     it.
  /// - Throws: If the store cannot be read.
  init(_ store: HostStore, withScreen: Bool = true) throws(CommandError) {
    let reader = try store.reader()
    let (link, waiting, since) = try stored { () throws(StoreError) in
      guard let reader, let link = try reader.link() else {
        return (StoredLink?.none, 0, Int64?.none)
      }
      return (link, try reader.pendingCount(), try reader.oldestPending())
    }
    do {
      screen = try withScreen ? reader?.screen() : nil
    } catch {
      throw CommandError(any: error)
    }
    self.link = link
    self.waiting = waiting
    self.since = since
    note = link == nil && screen == nil ? LinkNote() : LinkNote.read(besideStore: store.location)
  }

  /// Returns the line about changes that wait because the hub could not be reached; `nil` if none
  /// does.
  func waitingLine(in zone: TimeZoneRules) -> String? {
    guard waiting > 0, note.failures > 0, let since else { return nil }
    let time = LinkWords.time(since, in: zone)
    return waiting == 1
      ? String(
        english: "1 change has been waiting for the hub since \(time)",
        turkish: "1 değişiklik \(time) saatinden beri merkezi bekliyor"
      )
      : String(
        english: "\(waiting) changes have been waiting for the hub since \(time)",
        turkish: "\(waiting) değişiklik \(time) saatinden beri merkezi bekliyor"
      )
  }
}
