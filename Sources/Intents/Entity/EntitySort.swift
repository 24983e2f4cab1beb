/// One property by which found entities are sorted; those without a value come last.
public struct EntitySort: Sendable, Hashable, Codable {
  /// The Swift name.
  public let property: String
  public let isDescending: Bool

  /// Makes a sorting criterion.
  public init(property: String, isDescending: Bool = false) {
    self.property = property
    self.isDescending = isDescending
  }
}
