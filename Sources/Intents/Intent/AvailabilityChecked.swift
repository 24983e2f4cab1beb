/// A part of an intent or query that must be ready before its code runs.
protocol AvailabilityChecked {
  func makeAvailable() async throws
}
