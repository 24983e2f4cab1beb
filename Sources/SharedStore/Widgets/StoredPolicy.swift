/// When a provider wants to be asked again, as the store keeps it.
package enum StoredPolicy: Hashable, Sendable {
  case atEnd
  case never
  /// Microseconds since 1970 UTC.
  case after(Int64)
}
