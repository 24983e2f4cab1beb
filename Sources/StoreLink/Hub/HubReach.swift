/// The last run and the last picture that a machine has; it waits for later ones.
package struct HubReach: Hashable, Sendable {
  /// The number of the last run; `nil` for a machine that does not follow the log.
  package let head: Int64?
  /// The board whose pictures are waited for; `nil` for none.
  package let board: String?
  /// The number of the last picture that the machine has.
  package let picture: Int64

  package init(head: Int64?, board: String? = nil, picture: Int64 = 0) {
    (self.head, self.board, self.picture) = (head, board, picture)
  }
}
