import Foundation

/// An item of a feed, as far as a list of them shows it; all texts are on one line.
struct Article: Hashable, Sendable, Identifiable {
  /// The same wherever and whenever the article is read.
  let id: String
  var title: String
  /// The beginning of its text; empty for none.
  var summary: String
  /// Its web address; `nil` if the feed has none.
  var link: URL?
  /// The date of publication; `nil` if the feed has none, or an impossible one.
  var publishedAt: Date?

  static let maximumTitle = 300
  static let maximumSummary = 400
}

/// The content of a feed.
struct ArticleFeed: Hashable, Sendable {
  /// Its own name; empty for none.
  var title = ""
  /// In the feed's order, each once.
  var articles: [Article] = []

  /// Articles of a feed; what follows is not read.
  static let maximumArticles = 500
}

/// An address that an article leads to.
enum ArticleLink {
  /// The longest address, as in browsers.
  private static let maximumBytes = 2_048

  /// Returns a feed's web address, which may be relative to `base`; `nil` for any other scheme, without a host, or
  /// with a user name, which hides the host.
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
