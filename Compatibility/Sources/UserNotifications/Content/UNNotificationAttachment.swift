public import Foundation

/// A picture or a sound beside a notification's text, by the address of its file.
public final class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  /// The file's type as a uniform type identifier; nothing reads the file, so that it is not known.
  public var type: String { "public.data" }

  /// Fails with `UNError.attachmentInvalidURL` if the URL is not that of a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
    // A name is made where the app leaves it out.
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
  }
}
