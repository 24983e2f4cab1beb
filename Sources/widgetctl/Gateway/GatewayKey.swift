import Ground

/// Computes codes that only this program can create; they prove that it has made a page or a cookie
/// for a user.
struct GatewayKey {
  /// The length of a time window in seconds; a code is valid in its window and in the next.
  ///
  /// So a page that is left open overnight still works in the morning.
  static let windowInSeconds: Int64 = 12 * 3_600
  /// The length of a code in bytes, half of an HMAC-SHA-256: RFC 2104 requires at least half.
  private static let codeBytes = 16

  private let secret: [UInt8]
  private let user: String
  private let window: Int64

  /// Creates the key for the codes of one user.
  ///
  /// - Parameters:
  ///   - secret: The bytes that only this user's programs can read.
  ///   - user: The user for whom the codes are valid.
  ///   - now: The current time in microseconds since 1970 UTC.
  init(secret: [UInt8], user: String, now: Int64) {
    (self.secret, self.user) = (secret, user)
    window = now / 1_000_000 / Self.windowInSeconds
  }

  /// Returns the code that proves that this program has made these texts; it is for the present
  /// time window.
  func code(of words: [String]) -> String { code(of: words, in: window) }

  /// Returns whether a code is valid for these texts: it was created in the current time window or
  /// in the previous one.
  func accepts(_ code: String, of words: [String]) -> Bool {
    let isOfNow = Self.areEqual(code, self.code(of: words, in: window))
    let isOfBefore = Self.areEqual(code, self.code(of: words, in: window - 1))
    return isOfNow || isOfBefore
  }

  private func code(of words: [String], in window: Int64) -> String {
    // The lengths ensure that different lists never result in the same text.
    let message = ([user, "\(window)"] + words).map { "\($0.utf8.count):\($0)," }.joined()
    let code = SHA256.code(of: Array(message.utf8), key: secret)
    return Hexadecimal.digits(of: code.prefix(Self.codeBytes))
  }

  /// Returns whether two codes are equal.
  ///
  /// The comparison needs the same time for all codes, so that its duration does not reveal the
  /// first difference.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
