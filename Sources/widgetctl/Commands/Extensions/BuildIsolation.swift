/// Runs a build without network access, if the system lets ordinary users do that.
enum BuildIsolation {
  /// The command that runs a program in a new network name space without a network, as the same
  /// user.
  private static let words = ["unshare", "--map-current-user", "--net"]

  static let isAvailable = SystemTool.run(words + ["true"], milliseconds: 5_000).isDone

  /// Returns `command` so that it runs without a network, or unchanged if that is impossible.
  static func isolated(_ command: [String]) -> [String] {
    isAvailable ? words + command : command
  }
}
