/// A step of the transaction that a host holds in an extension for an `atomic` block (LG-12).
///
/// An extension holds one at a time. It is rolled back when the pair closes, and when it has been
/// open for longer than the store allows.
package enum TransactionRequest: String, Codable, Sendable {
  /// Begins the transaction, or a savepoint of the one that is open.
  case begin
  /// Ends the innermost one and keeps what was done in it.
  case commit
  case rollBack
}
