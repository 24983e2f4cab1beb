/// The link of this store with a hub's list; a store has at most one.
package struct StoredLink: Hashable, Sendable {
  /// The hub's address, without a password.
  package var address: String
  /// The identity of the list, a random text that was created with the hub.
  package var list: String
  /// The number that the hub has assigned to this machine.
  package var machine: Int64
  /// The name of this machine, which is displayed to users.
  package var name: String
  /// The identity of the computer on which the store was linked.
  ///
  /// It is empty in a store that was recovered or restored, which must be registered as another
  /// machine.
  package var computer: String
  /// The number of the last run of the log that this store contains; 0 if there is none.
  ///
  /// It is ``unread`` until the hub's list has been read completely.
  package var head: Int64
  /// The number of microseconds by which the hub's clock is ahead of this machine's.
  package var clock: Int64

  package init(
    address: String,
    list: String,
    machine: Int64,
    name: String,
    computer: String,
    head: Int64 = 0,
    clock: Int64 = 0
  ) {
    self.address = address
    self.list = list
    self.machine = machine
    self.name = name
    self.computer = computer
    self.head = head
    self.clock = clock
  }

  /// The value of `head` while a store joins a list and has read only a part of it.
  package static let unread: Int64 = -1

  /// Whether the store contains the whole list; `false` if a join was interrupted.
  package var isRead: Bool { head != Self.unread }
  /// The number of runs in the log on which new runs of this store are based: `head`, or 0 while
  /// the list is incomplete.
  package var known: Int { Int(clamping: max(0, head)) }
}
