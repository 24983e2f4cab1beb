/// The states (SQLSTATE) of PostgreSQL's errors (its documentation, appendix A), and those of this
/// program's functions.
enum ServerState {
  static let keyTaken = "WC009"

  /// Returns the error for a SQLSTATE of PostgreSQL or, if there is none, for a failed connection
  /// with this message.
  static func error(_ state: String?, _ message: String, at address: String) -> LinkError {
    switch state {
    case nil: lost(message, at: address)
    case "WC001", "3D000", "3F000", "42883", "42P01": .missing(address: address)
    case "WC002", "42501": .refused(address: address, reason: message)
    case "WC003", "23502", "23514": .invalid(reason: message)
    case "25006": .readOnly(address: address)
    case "53100": .full(address: address)
    case "40001", "40P01", "55P03", "57014": .busy(address: address)
    case let state? where state.hasPrefix("28"): .refused(address: address, reason: message)
    case let state? where ["08", "53", "57"].contains(state.prefix(2)):
      .unreachable(address: address, reason: message)
    case let state? where ["22", "54"].contains(state.prefix(2)): .invalid(reason: message)
    case let state?: .damaged(address: address, reason: "\(message), \(state)")
    }
  }

  /// Returns the error for a failed connection.
  ///
  /// It is `.refused` for a wrong certificate or password; after any other error, a later attempt
  /// may succeed.
  private static func lost(_ message: String, at address: String) -> LinkError {
    let refusals = ["certificate", "SSL", "no password supplied", "fe_sendauth", "GSSAPI"]
    if refusals.contains(where: { message.contains($0) }), !message.contains("closed") {
      return .refused(address: address, reason: message)
    }
    return .unreachable(address: address, reason: message)
  }

  /// Splits libpq's message into the SQLSTATE and the rest, on one line.
  static func parts(of message: String) -> (state: String?, message: String) {
    let lines = message.split(separator: "\n").map { $0.trimmed }
    let line = lines.first { $0.contains("FATAL") } ?? lines.first { !$0.isEmpty } ?? ""
    // The verbose format is "FATAL:  28P01: password authentication failed".
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let place = words.firstIndex(where: isState) else { return (nil, String(line)) }
    return (
      String(words[place].dropLast()), words[(place + 1)...].joined(separator: " ")
    )
  }

  private static func isState(_ word: Substring) -> Bool {
    word.utf8.count == 6 && word.hasSuffix(":")
      && word.utf8.dropLast().allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      } && word.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
