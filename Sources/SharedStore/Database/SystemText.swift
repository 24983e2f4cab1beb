import CSQLite
import SystemLibrary

/// The system's descriptions of its error numbers.
enum SystemText {
  static func of(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}

/// A pipe that child processes do not inherit.
enum SystemPipe {
  /// Returns both ends; `nil` with `errno` after a failure.
  ///
  /// A child that inherited the writing end would keep the reader waiting.
  static func make() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    return widgetctl_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }
}
