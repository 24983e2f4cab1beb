/// What is known about a type of entity.
public struct EntityMetadata: Sendable, Hashable, Codable {
  /// One property, by which entities are filtered and sorted.
  public struct Property: Sendable, Hashable, Codable {
    /// The Swift name, which scripts use: `isDone`.
    public let name: String
    public let type: IntentValueType

    package init(name: String, type: IntentValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The persistent identifier, which scripts use: `ToDo`.
  public let identifier: String
  /// What one of them is called.
  public let title: String
  /// In order of declaration.
  public let properties: [Property]

  package init(identifier: String, title: String, properties: [Property]) {
    self.identifier = identifier
    self.title = title
    self.properties = properties
  }
}
