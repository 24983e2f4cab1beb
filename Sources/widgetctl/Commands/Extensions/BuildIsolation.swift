/// How a build is kept from the network, where the system lets a user do that.
enum BuildIsolation {
  /// A name space of its own without a network, in which the user stays who they are.
  private static let words = ["unshare", "--map-current-user", "--net"]

  static let isAvailable = SystemTool.run(words + ["true"], milliseconds: 5_000).isDone

  /// `command` without a network, or as it is where that cannot be.
  static func isolated(_ command: [String]) -> [String] {
    isAvailable ? words + command : command
  }
}
