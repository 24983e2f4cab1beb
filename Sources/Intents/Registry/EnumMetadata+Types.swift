extension EnumMetadata {
  /// Reads what is known about an enumeration's type.
  public init(_ type: any AppEnum.Type) {
    self = Self.describe(type)
  }

  private static func describe<Enumeration: AppEnum>(_ type: Enumeration.Type) -> EnumMetadata {
    EnumMetadata(
      identifier: Enumeration.persistentIdentifier,
      title: Enumeration.typeDisplayRepresentation.name.text,
      cases: Enumeration.allCases.map(\.enumerationValue)
    )
  }
}
