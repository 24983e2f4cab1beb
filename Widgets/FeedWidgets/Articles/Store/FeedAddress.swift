import Foundation

/// A feed's address as users type it: `example.org/feed.xml`, `feed://…`, or a complete URL.
struct FeedAddress: Hashable, Sendable {
  let base: BaseAddress
  let url: URL

  /// Completes and checks an address as users type it; `https://` is added if it has no scheme.
  ///
  /// - Throws: `.badAddress` if the text is not an address that can be requested.
  init(_ written: String) throws(FeedError) {
    var text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("feed://") {
      text = "https://" + text.dropFirst("feed://".count)
    } else if text.hasPrefix("feed:") {
      text = String(text.dropFirst("feed:".count))
    }
    if !text.contains("://") { text = "https://" + text }
    if let fragment = text.firstIndex(of: "#") { text = String(text[..<fragment]) }
    base = try BaseAddress(text, isChosen: true, isDocument: true)
    guard !base.isFolder else {
      throw .badAddress(
        text,
        reason: String(english: "it is not a web address", turkish: "bir web adresi değil")
      )
    }
    // The URL keeps a slash at its end, which a base address does not have.
    guard let url = URL(string: text) else {
      throw .badAddress(text, reason: String(english: "it is not a URL", turkish: "URL değil"))
    }
    self.url = url
  }

  var request: FeedRequest { FeedRequest(url: url, content: .feed) }

  /// The host in the address, shown for a feed without a name.
  var host: String {
    base.host.hasPrefix("www.") ? String(base.host.dropFirst("www.".count)) : base.host
  }
}
