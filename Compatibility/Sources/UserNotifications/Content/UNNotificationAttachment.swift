public import Foundation

/// A picture or sound that is attached to a notification, by the URL of its file.
public final class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  /// The uniform type identifier of the file; always `public.data`, because the file is not read.
  public var type: String { "public.data" }

  /// Creates an attachment from a file; the options have no effect.
  ///
  /// An empty identifier is replaced by a new one.
  ///
  /// - Throws: `UNError.attachmentInvalidURL` if the URL is not that of a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
    // A name is made where the app leaves it out.
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
  }
}
