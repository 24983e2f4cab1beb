import CSQLite
import SystemLibrary

/// Describes the system's error numbers (`errno`) in words.
enum SystemText {
  static func of(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}

/// Creates pipes that child processes do not inherit.
enum SystemPipe {
  /// Returns the descriptors of both ends; `nil`, with the reason in `errno`, after a failure.
  ///
  /// If a child process inherited the writing end, the reader would never see the end of the input.
  static func make() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    return widgetctl_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }
}
