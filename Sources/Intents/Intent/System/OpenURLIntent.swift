#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Opens an address: its run hands the address back, and whoever asked opens it.
///
/// It is no action of its own in lists and scripts; intents hand it on with `opensIntent:`.
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
