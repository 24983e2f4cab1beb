#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An entity that stands for a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// What a file is found again by: a path, or the name of a file that is to be made.
public struct FileEntityIdentifier: Sendable, Hashable, Codable, EntityIdentifierConvertible {
  public let entityIdentifierString: String

  /// The identifier of a file that is there.
  public static func file(url: URL) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: url.absoluteString)
  }

  /// The identifier of a file that is to be made.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(entityIdentifierString: identifier)
  }

  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    FileEntityIdentifier(entityIdentifierString: entityIdentifierString)
  }
}
