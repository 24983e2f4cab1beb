import Foundation

/// Sends a request and returns its answer.
///
/// Each transport has a single task; a transport that wraps another one checks, repeats or shares
/// its requests.
protocol Transport: Sendable {
  /// Returns the answer with any HTTP status.
  ///
  /// - Throws: the reason why there is no answer; `.cancelled` if the calling task is cancelled.
  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer

  /// The error if a library that the transport needs is missing; `nil` if none is.
  var missingLibrary: FeedError? { get }
}

extension Transport {
  var missingLibrary: FeedError? { nil }
}

/// An answer to a request: its status, the relevant headers, and the body, which does not exceed
/// the limit.
struct FeedAnswer: Equatable, Sendable {
  var status: Int
  var contentType: String?
  var contentEncoding: String?
  var entityTag: String?
  /// The address that a redirect leads to, as written.
  var location: String?
  /// The value of the HTTP header Retry-After: seconds or a date.
  var retryAfter: String?
  var body = Data()

  /// Creates the successful answer of a local source.
  static func found(_ body: Data, type: String = "application/json") -> FeedAnswer {
    FeedAnswer(status: 200, contentType: type, body: body)
  }
}

extension FeedAnswer {
  /// The range in seconds to which a server's Retry-After is limited (RI-10).
  private static let retryBounds = 1...3_600

  /// Returns the time for which the server asks clients to wait, between a second and an hour;
  /// `nil` if it does not.
  ///
  /// A date in the header is compared with `now`.
  func retryDelay(at now: Date) -> Duration? {
    guard let text = retryAfter?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
      return nil
    }
    let bounds = Self.retryBounds
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(
        min(max(Int(text) ?? bounds.upperBound, bounds.lowerBound), bounds.upperBound)
      )
    }
    guard let date = Self.date(text) else { return nil }
    let left = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(left, Double(bounds.lowerBound)), Double(bounds.upperBound))))
  }

  /// Parses an HTTP date in the preferred form of RFC 9110, section 5.6.7.
  ///
  /// - Returns: The date, or `nil` if the text has another form.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
