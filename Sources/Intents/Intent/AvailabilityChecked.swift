/// A part of an intent or query that must be ready before its code runs.
protocol AvailabilityChecked: Sendable {
  /// Whether the part that is kept at this place is ready, made so where it takes no waiting.
  static func isReady(at memory: UnsafeRawPointer) throws -> Bool
  /// The part that is kept at this place.
  static func read(at memory: UnsafeRawPointer) -> any AvailabilityChecked
  func makeAvailable() async throws
}
