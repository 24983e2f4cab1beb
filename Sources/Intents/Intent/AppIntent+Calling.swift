extension AppIntent {
  /// Performs the intent directly, with the parameters it has.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await perform()
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }

  /// Performs the intent directly, with the parameters it has.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws {
    _ = try await perform()
  }
}
