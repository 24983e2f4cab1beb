/// Runs a build without network access, if ordinary users are allowed to do that on this system.
enum BuildIsolation {
  /// The command that runs a program in a new network namespace of Linux, which has no connections,
  /// as the same user.
  private static let words = ["unshare", "--map-current-user", "--net"]

  static let isAvailable = SystemTool.run(words + ["true"], milliseconds: 5_000).isDone

  /// Returns a command line that runs `command` without network access, or `command` itself if that
  /// is impossible.
  static func isolated(_ command: [String]) -> [String] {
    isAvailable ? words + command : command
  }
}
