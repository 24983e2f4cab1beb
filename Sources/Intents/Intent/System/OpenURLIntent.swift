public import Essentials

/// An intent that opens an address: the run returns the address, and its caller opens it.
///
/// Lists and scripts do not show it; other intents return it with `opensIntent:`.
///
/// ```swift
/// struct OpenSite: AppIntent {
///   static let title: LocalizedStringResource = "Open Site"
///   func perform() async throws -> some OpensIntent {
///     .result(opensIntent: OpenURLIntent(URL(string: "https://swift.org")!))
///   }
/// }
/// ```
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL") public var url: URL

  public init() {}

  /// Creates an intent that opens an address, on the web or of an application's own scheme.
  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    .result(value: url)
  }
}
