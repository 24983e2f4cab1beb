import Foundation

/// An article of a feed, with the properties that a list shows; each text is on one line.
struct Article: Hashable, Sendable, Identifiable {
  /// The identifier, which is the same on every machine and after each reading of the feed.
  let id: String
  var title: String
  /// The beginning of the article's text; empty if the feed has none.
  var summary: String
  /// The article's web address; `nil` if the feed has none.
  var link: URL?
  /// The date of publication; `nil` if the feed has none or an invalid one.
  var publishedAt: Date?

  static let maximumTitle = 300
  static let maximumSummary = 400
}

/// The name and the articles of one feed.
struct ArticleFeed: Hashable, Sendable {
  /// The name that the feed gives itself; empty if it has none.
  var title = ""
  /// The articles in the feed's order, each once.
  var articles: [Article] = []

  /// The most articles of a feed; further ones are not read.
  static let maximumArticles = 500
}

/// Checks the addresses that articles link to.
enum ArticleLink {
  /// The most bytes of an address, as in browsers.
  private static let maximumBytes = 2_048

  /// Returns the web address that a feed contains as text, which may be relative to `base`; `nil`
  /// for an unsafe one.
  ///
  /// Addresses with another scheme than HTTP, without a host, or with a user name, which hides the
  /// host, are unsafe.
  static func url(_ written: String, relativeTo base: URL?) -> URL? {
    let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= maximumBytes,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F || $0 == " " }),
      let url = URL(string: text, relativeTo: base)?.absoluteURL,
      ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      url.host()?.isEmpty == false, url.user() == nil, url.password() == nil
    else { return nil }
    return url
  }
}
