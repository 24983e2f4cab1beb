/// What is known about an enumeration that parameters use.
public struct EnumMetadata: Sendable, Hashable, Codable {
  /// The persistent identifier, which scripts use.
  public let identifier: String
  public let title: String
  /// In order of declaration.
  public let cases: [EnumerationValue]

  package init(identifier: String, title: String, cases: [EnumerationValue]) {
    self.identifier = identifier
    self.title = title
    self.cases = cases
  }
}
