/// One case of an ``AppEnum``.
public struct EnumerationValue: Sendable, Hashable, Codable {
  /// The enumeration's persistent identifier.
  public let type: String
  /// The raw value, by which the case is stored.
  public let rawValue: String
  /// The case's display title.
  public let title: String

  /// Makes a case.
  public init(type: String, rawValue: String, title: String) {
    self.type = type
    self.rawValue = rawValue
    self.title = title
  }
}
