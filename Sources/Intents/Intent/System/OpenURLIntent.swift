public import Essentials

/// Opens an address: the run returns the address, and its caller opens it.
///
/// Lists and scripts do not offer it; intents pass it to `opensIntent:`.
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL") public var url: URL

  public init() {}

  /// Opens an address of the web or of an application's own scheme.
  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    .result(value: url)
  }
}
