/// Runs a build without a network, if the system lets a user do that.
enum BuildIsolation {
  /// A name space of its own without a network, in which the user stays who they are.
  private static let words = ["unshare", "--map-current-user", "--net"]

  static let isAvailable = SystemTool.run(words + ["true"], milliseconds: 5_000).isDone

  /// Returns `command` without a network, or unchanged if that is impossible.
  static func isolated(_ command: [String]) -> [String] {
    isAvailable ? words + command : command
  }
}
