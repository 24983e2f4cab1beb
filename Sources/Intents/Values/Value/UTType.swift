#if canImport(Darwin)
@_exported public import UniformTypeIdentifiers
#else
/// A content type by its identifier, without further information about it.
public struct UTType: Sendable, Hashable, Codable {
  public let identifier: String

  /// Creates a type from an identifier; `nil` for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the application declares.
  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type that another application declares.
  public init(importedAs identifier: String) {
    self.identifier = identifier
  }

  public static let item = UTType(exportedAs: "public.item")
  public static let content = UTType(exportedAs: "public.content")
  public static let data = UTType(exportedAs: "public.data")
  public static let text = UTType(exportedAs: "public.text")
  public static let plainText = UTType(exportedAs: "public.plain-text")
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  public static let json = UTType(exportedAs: "public.json")
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  public static let html = UTType(exportedAs: "public.html")
  public static let url = UTType(exportedAs: "public.url")
  public static let fileURL = UTType(exportedAs: "public.file-url")
  public static let image = UTType(exportedAs: "public.image")
  public static let png = UTType(exportedAs: "public.png")
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  public static let heic = UTType(exportedAs: "public.heic")
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  public static let audio = UTType(exportedAs: "public.audio")
  public static let mp3 = UTType(exportedAs: "public.mp3")
  public static let movie = UTType(exportedAs: "public.movie")
  public static let video = UTType(exportedAs: "public.video")
  public static let folder = UTType(exportedAs: "public.folder")
  public static let archive = UTType(exportedAs: "public.archive")
  public static let zip = UTType(exportedAs: "public.zip-archive")
}
#endif
