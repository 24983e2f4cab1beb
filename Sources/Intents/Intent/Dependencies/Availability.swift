internal import Ground
internal import RuntimeRecords

/// Prepares the dependencies of an intent or query before its code runs (AI-67).
enum Availability {
  private struct Part: Sendable {
    let offset: Int
    let type: any AvailabilityChecked.Type
  }

  private static let known = Guarded<[ObjectIdentifier: [Part]]>([:])
  private static let dependencies = GenericFamily(
    AppDependency<Int>.self,
    conforming: AppDependency<Int>.self as any AvailabilityChecked.Type
  )

  nonisolated(nonsending) static func check<Subject>(_ subject: Subject) async throws {
    let parts = parts(of: type(of: subject))
    guard !parts.isEmpty else { return }
    let late = try StoredFields.withMemory(of: subject) { memory throws in
      try parts.compactMap { part throws in
        try part.type.isReady(at: memory + part.offset)
          ? nil : part.type.read(at: memory + part.offset)
      }
    }
    for part in late { try await part.makeAvailable() }
  }

  private static func parts(of type: Any.Type) -> [Part] {
    known.withLock { known in
      if let parts = known[ObjectIdentifier(type)] { return parts }
      let parts = StoredFields.of(type).compactMap { field in
        dependencies.metatype(of: field.type).map { Part(offset: field.offset, type: $0) }
      }
      known[ObjectIdentifier(type)] = parts
      return parts
    }
  }
}

/// A property of an intent or query that must be ready before its code runs.
protocol AvailabilityChecked: Sendable {
  /// Returns whether the property at this address is ready; prepares it first if that needs no
  /// `await`.
  static func isReady(at memory: UnsafeRawPointer) throws -> Bool
  /// Returns the property that is stored at this address.
  static func read(at memory: UnsafeRawPointer) -> any AvailabilityChecked
  func makeAvailable() async throws
}
