/// The last run and the last picture that a machine has, from which it waits for newer ones.
package struct HubReach: Hashable, Sendable {
  /// The number of the last run that the machine has; `nil` for a machine that only shows pictures.
  package let head: Int64?
  /// The board whose pictures the machine waits for; `nil` if it waits for none.
  package let board: String?
  /// The number of the last picture that the machine has.
  package let picture: Int64

  package init(head: Int64?, board: String? = nil, picture: Int64 = 0) {
    (self.head, self.board, self.picture) = (head, board, picture)
  }
}
