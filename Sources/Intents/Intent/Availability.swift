/// Makes sure that the dependencies of an intent or query are there before its code runs (AI-67).
enum Availability {
  static func check(_ subject: Any) async throws {
    for child in Mirror(reflecting: subject).children {
      if let dependency = child.value as? any AvailabilityChecked {
        try await dependency.makeAvailable()
      }
    }
  }
}
