/// An archive as a document of its own: `{"version":1,"view":{…}}`.
///
/// Decoding refuses unknown keys, unknown names and lengths out of range with a `DecodingError` whose path
/// says where, later versions and exceeded limits with an `ArchiveError`. Encoding leaves out what exceeds them.
public struct ArchiveDocument: Sendable, Hashable, Codable {
  public var view: ArchivedView

  public init(_ view: ArchivedView) {
    self.view = view
  }

  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["version", "view"])
    let version: Int = try object.required("version")
    guard version <= ArchiveLimits.version else { throw ArchiveError.newerVersion(version) }
    guard version >= 1 else { throw object.error("version", "is no version of an archive") }
    view = try object.required("view")
    if let limit = view.exceededLimit { throw ArchiveError.tooLarge(at: "view", limit: limit) }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(ArchiveLimits.version, forKey: "version")
    // Both encodings hold the same: what is read from the compact one keeps every limit.
    let archived = try ArchivedView(compactBytes: view.compactBytes)
    try object.encode(archived, forKey: "view")
  }
}

extension ArchiveError {
  /// What a decoder objected to, with its path in words such as `view.children[2].style`.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(
        at: Self.path(context.codingPath),
        problem: "\u{201C}\(key.stringValue)\u{201D} is missing"
      )
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      self = .malformed(at: Self.path(context.codingPath), problem: context.debugDescription)
    @unknown default: self = .malformed(at: "the document", problem: "cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the document" : path
  }
}
