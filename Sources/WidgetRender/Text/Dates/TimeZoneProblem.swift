/// Why a time zone could not be used; UTC stands in for it (RT-11).
package enum TimeZoneProblem: Error, Sendable, Hashable {
  case empty
  /// An absolute path outside the zone folder, or a name that leaves it.
  case refused(String)
  case unknown(String)
  /// A file that is no sound TZif file.
  case damaged(String)

  /// What is wrong, with the value, safe for a terminal.
  package var message: String {
    let text =
      switch self {
      case .empty: "TZ is empty"
      case .refused(let value): "TZ names a file outside the time zone folder: \(value)"
      case .unknown(let value): "unknown time zone: \(value)"
      case .damaged(let path): "not a time zone file: \(path)"
      }
    return TerminalText.sanitized(text) + "; using UTC"
  }

  package var hint: String? {
    switch self {
    case .empty: "unset TZ to use the system's time zone"
    case .refused, .unknown: "use a name such as Europe/Berlin or a rule such as CET-1CEST"
    case .damaged: "reinstall the time zone data (tzdata)"
    }
  }
}
