/// A step of what a host that runs a script holds in an extension over several requests.
///
/// An extension holds one transaction at a time, for an `atomic` block (LG-12). It is rolled back when
/// the pair closes, and when it has been open for longer than the store allows.
package enum TransactionRequest: String, Codable, Sendable {
  /// Begins the transaction, or a savepoint of the one that is open.
  case begin
  /// Ends the innermost one and keeps what was done in it.
  case commit
  case rollBack
  /// Brings to the disk what grouped intents have committed (LG-15).
  case flush
}
