import Foundation

/// The base of a service's addresses: scheme, host and the path before each endpoint.
///
/// `URL(string:)` accepts almost anything; this type accepts only addresses that can be requested
/// (BW-18).
struct BaseAddress: Hashable, Sendable {
  /// The address without a slash at its end.
  let text: String
  let scheme: String
  /// The host in lower case; empty for a folder of files.
  let host: String
  let port: Int?
  /// Whether the user chose the address, so that plain HTTP and private hosts are allowed.
  let isChosen: Bool
  /// Whether it is the address of a single document, which may have a query, and not a base path.
  let isDocument: Bool

  /// The most bytes of an address, as in browsers.
  private static let maximumBytes = 2_000

  /// Checks an address that is built in or that a user typed.
  ///
  /// `isChosen` and `isDocument` have the meanings of the properties with these names.
  /// - Throws: `.badAddress` with the reason.
  init(_ written: String, isChosen: Bool, isDocument: Bool = false) throws(FeedError) {
    func bad(_ reason: String) -> FeedError {
      .badAddress(String(written.prefix(80)), reason: reason)
    }
    guard written.utf8.count <= Self.maximumBytes else {
      throw bad(String(english: "it is too long", turkish: "çok uzun"))
    }
    guard written.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !written.contains("\\"),
      let parts = URLComponents(string: written)
    else {
      throw bad(
        String(
          english: "it has characters that addresses do not have",
          turkish: "adreslerde olmayan karakterler içeriyor"
        )
      )
    }
    guard let scheme = parts.scheme?.lowercased(), ["http", "https", "file"].contains(scheme)
    else {
      throw bad(
        String(english: "it does not begin with https://", turkish: "https:// ile başlamıyor")
      )
    }
    guard scheme == "https" || isChosen else {
      throw bad(String(english: "it is not encrypted", turkish: "şifreli değil"))
    }
    guard parts.user == nil, parts.password == nil else { throw bad(Self.holdsName) }
    guard isDocument || parts.query == nil, parts.fragment == nil else {
      throw bad(String(english: "it has a query", turkish: "sorgu içeriyor"))
    }
    let host = parts.host?.lowercased() ?? ""
    guard scheme == "file" ? host.isEmpty : Self.isHost(host) else {
      throw bad(String(english: "it has no host", turkish: "sunucusu yok"))
    }
    guard parts.port.map({ (1...65_535).contains($0) }) ?? true else {
      throw bad(String(english: "its port is not valid", turkish: "bağlantı noktası geçersiz"))
    }
    text = String(written.reversed().drop { $0 == "/" }.reversed())
    self.scheme = scheme
    self.host = host
    port = parts.port
    self.isChosen = isChosen
    self.isDocument = isDocument
  }

  private static var holdsName: String {
    String(english: "it contains a user name", turkish: "kullanıcı adı içeriyor")
  }

  /// Whether the address is a folder on this machine, with the scheme `file`.
  var isFolder: Bool { scheme == "file" }

  /// Checks the address of a redirect or a link (RI-8).
  ///
  /// It must have this address's host and port, and either its scheme or https.
  /// - Throws: `.refused` with the reason.
  func check(_ url: URL) throws(FeedError) {
    func refused(_ reason: String) -> FeedError {
      .refused(String(url.withoutQuery.prefix(80)), reason: reason)
    }
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == self.scheme || (scheme == "https" && self.scheme == "http") else {
      throw refused(
        String(
          english: "it does not begin with \(self.scheme)://",
          turkish: "\(self.scheme):// ile başlamıyor"
        )
      )
    }
    guard url.user() == nil, url.password() == nil else { throw refused(Self.holdsName) }
    let found = url.host()?.lowercased() ?? ""
    guard found == host || isDocument && Self.bare(found) == Self.bare(host) else {
      throw refused(String(english: "it is not on \(host)", turkish: "\(host) sunucusunda değil"))
    }
    let isMoved = scheme != self.scheme
    guard
      isMoved
        ? [nil, 443].contains(url.port) : Self.port(url.port, scheme) == Self.port(port, scheme)
    else {
      throw refused(
        String(english: "it is on another port", turkish: "başka bir bağlantı noktasında")
      )
    }
  }

  /// Returns the address below this base that corresponds to `url` below another base; `nil` if
  /// `url` is not below `other`.
  func place(of url: URL, below other: BaseAddress) -> URL? {
    let written = url.absoluteString
    guard written.hasPrefix(other.text) else { return nil }
    return URL(string: text + written.dropFirst(other.text.count))
  }

  /// Returns a host without `www.`, which sites may add or omit.
  private static func bare(_ host: String) -> Substring {
    host.hasPrefix("www.") ? host.dropFirst("www.".count) : host[...]
  }

  /// Returns the port, or the default port of the scheme if `port` is `nil`.
  private static func port(_ port: Int?, _ scheme: String) -> Int {
    port ?? (scheme == "https" ? 443 : 80)
  }

  /// Returns whether a text is a valid host: a name, IPv4, or IPv6 in brackets.
  private static func isHost(_ text: String) -> Bool {
    if text.contains(":") || text.hasPrefix("[") {
      return text.utf8.allSatisfy { "0123456789abcdef:.[]".utf8.contains($0) }
    }
    return !text.isEmpty && text.utf8.count <= 253
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains($0) }
      }
  }
}

extension URL {
  /// The address for messages, without its query, which may contain a secret (RI-10).
  var withoutQuery: String { String(absoluteString.prefix { $0 != "?" }) }
}
