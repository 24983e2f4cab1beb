extension ParameterDeclaration {
  /// Offers what a query or provider has, and begins a configuration with its default result.
  mutating func offer<Provider: DynamicOptionsProvider>(
    _ provider: @escaping @Sendable () -> Provider
  ) {
    options = {
      let provider = provider()
      try await Availability.check(provider)
      return try await provider.results().items.map(\._intentValue)
    }
    defaultResult = {
      let provider = provider()
      try await Availability.check(provider)
      return await provider.defaultResult()?._intentValue
    }
  }
}
