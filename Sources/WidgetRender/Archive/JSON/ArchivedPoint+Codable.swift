/// A point is `[x, y]`.
extension ArchivedPoint: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(Double.self), y: try list.decode(Double.self))
    guard list.isAtEnd, x.isArchivable, y.isArchivable else {
      let bound = Int(ArchiveLimits.maximumNumber)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "not two numbers up to \(bound)"
        )
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x.archivable)
    try list.encode(y.archivable)
  }
}

extension KeyedEncodingContainer<JSONKey> {
  /// Writes an anchor, which is the middle where it is absent.
  mutating func encode(anchor: ArchivedPoint) throws {
    if anchor != .center { try encode(anchor, forKey: "anchor") }
  }
}
