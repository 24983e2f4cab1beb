extension EntityMetadata {
  /// Reads what is known about an entity's type.
  public init(_ type: any AppEntity.Type) {
    self.init(
      identifier: type.persistentIdentifier,
      title: type.typeDisplayRepresentation.name.text,
      properties: EntityProperties.declared(in: type).map { property in
        Property(name: property.name, type: property.type._intentValueType)
      }
    )
  }
}
