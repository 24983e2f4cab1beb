import Foundation

/// One GET request to a feed or an API, with the kind of content that is expected.
struct FeedRequest: Hashable, Sendable {
  /// The expected content, which determines the accepted media types and the limit of bytes (RI-8).
  enum Content: Hashable, Sendable {
    case json, image, feed

    /// The most bytes that an answer with this content may have.
    var limit: Int {
      switch self {
      case .json, .feed: 4 << 20
      case .image: 2 << 20
      }
    }

    /// The value of the HTTP header Accept, which lists the media types that are requested.
    var accepted: String {
      switch self {
      case .json: "application/json"
      case .image: "image/jpeg, image/png"
      case .feed: "application/rss+xml, application/atom+xml, application/xml, text/xml"
      }
    }

    /// Returns whether an answer of a media type can be the expected content (RI-10).
    ///
    /// Code repositories send raw files as plain text.
    func accepts(_ type: String?) -> Bool {
      let name = (type ?? "").split(separator: ";").first ?? ""
      let bare = name.trimmingCharacters(in: .whitespaces).lowercased()
      return switch self {
      case .json:
        ["application/json", "text/json", "text/plain"].contains(bare) || bare.hasSuffix("+json")
      case .image: ["image/jpeg", "image/png"].contains(bare)
      case .feed:
        ["application/xml", "text/xml", "text/plain"].contains(bare) || bare.hasSuffix("+xml")
      }
    }
  }

  var url: URL
  var content = Content.json
  /// The entity tag of the cached answer, an identifier from the server; `nil` if there is none.
  ///
  /// If it is sent along, the server may reply that the cached answer is still current.
  var entityTag: String?

  /// The host for use in error messages.
  var host: String { url.host() ?? url.scheme ?? String(english: "the source", turkish: "kaynak") }
}

/// Builds requests to an endpoint from a base address, a path and a query, percent-encoded (BW-12).
struct RequestBuilder: Sendable {
  let base: BaseAddress

  /// The characters that never need encoding (RFC 3986, section 2.3).
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
  /// The characters that are not encoded in a path, because servers write them so.
  private static let inPath = unreserved.union(CharacterSet(charactersIn: ",@:"))

  /// Returns a request for `path` below the base address.
  ///
  /// - Throws: `.badAddress` if the parts are not a valid address.
  func request(
    _ path: String...,
    query: [(name: String, value: String)] = [],
    content: FeedRequest.Content = .json
  ) throws(FeedError) -> FeedRequest {
    let parts = path.map { part in
      // The components `.` and `..` are encoded, because `..` would lead out of the endpoint.
      part == ".." || part == "." ? "%2E%2E" : Self.encoded(part, Self.inPath)
    }
    var text = ([base.text] + parts).joined(separator: "/")
    if !query.isEmpty {
      text += "?"
      text += query.map { item in
        "\(Self.encoded(item.name, Self.unreserved))=\(Self.encoded(item.value, Self.unreserved))"
      }.joined(separator: "&")
    }
    guard let url = URL(string: text) else {
      throw .badAddress(
        text,
        reason: String(english: "it cannot be written as a URL", turkish: "URL olarak yazılamıyor")
      )
    }
    return FeedRequest(url: url, content: content)
  }

  private static func encoded(_ text: String, _ allowed: CharacterSet) -> String {
    text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
