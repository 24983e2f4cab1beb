/// The right to reload one timeline; it ends with its last reference or with the process.
package final class ReloadLease: Sendable {
  /// Takes the lease of the timeline `id`; `nil` when somebody else reloads it.
  package static func take(
    _ id: Int64,
    of location: StoreLocation
  ) throws(StoreError) -> ReloadLease? { fatalError("not reached") }

  /// Gives the lease back before its last reference goes.
  package func end() {}
}
