/// Which program to start, and with what around it.
package struct ExtensionLaunch: Equatable, Sendable {
  /// How messages name the extension.
  package var name: String
  /// The program's absolute path.
  package var path: String
  package var arguments: [String]
  /// Where its standard output and error go; they are lost when this is `nil` or cannot be opened.
  package var logPath: String?
  /// `NAME=value` each; `nil` hands on the host's own.
  package var environment: [String]?

  package init(
    name: String,
    path: String,
    arguments: [String] = [],
    logPath: String? = nil,
    environment: [String]? = nil
  ) {
    self.name = name
    self.path = path
    self.arguments = arguments
    self.logPath = logPath
    self.environment = environment
  }
}
