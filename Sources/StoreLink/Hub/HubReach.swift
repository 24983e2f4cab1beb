/// The last run and the last picture that a machine has: what it waits for is behind them.
package struct HubReach: Hashable, Sendable {
  /// The number of the last run; `nil` for a machine that does not follow the log.
  package let head: Int64?
  /// The board whose pictures are waited for.
  package let board: String?
  /// The number of its last picture.
  package let picture: Int64

  package init(head: Int64?, board: String? = nil, picture: Int64 = 0) {
    (self.head, self.board, self.picture) = (head, board, picture)
  }
}
