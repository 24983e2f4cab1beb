import SystemLibrary

/// The variables of the environment, or a fixed set in a test, and the user's settings.
package struct EnvironmentVariables: Sendable {
  private let fixed: [String: String]?
  /// The variables that have other values than in the environment.
  private var replaced: [String: String] = [:]
  /// The user's settings: defaults for options and variables that are not set.
  package var settings = Settings()

  /// The variables of this process's environment.
  package static var process: EnvironmentVariables { EnvironmentVariables(fixed: nil) }

  package init(_ values: [String: String]) {
    self.init(fixed: values)
  }

  private init(fixed: [String: String]?) {
    self.fixed = fixed
  }

  /// Returns the environment with other values for some variables.
  package func replacing(_ values: [String: String]) -> EnvironmentVariables {
    var environment = self
    environment.replaced.merge(values) { $1 }
    return environment
  }

  package subscript(name: String) -> String? {
    if let value = replaced[name] { return value }
    if let fixed { return fixed[name] }
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Returns the value of a variable; `nil` if it is not set or empty.
  package func nonEmpty(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}

/// The user account that runs the program.
package enum Account {
  package static var user: UInt32 { UInt32(getuid()) }

  /// The account's home folder, for an environment without `HOME`; `nil` if the account has none.
  package static var home: String? {
    text { $0.pw_dir }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The user's name, or their number if they have no entry.
  package static var name: String { text { $0.pw_name } ?? "user \(user)" }

  private static func text(_ part: (passwd) -> UnsafeMutablePointer<CChar>?) -> String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    // The size that the system suggests is a minimum; an entry of more than 64 KB is ignored.
    let capacity = 1 << 16
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress,
        getpwuid_r(getuid(), &entry, start, capacity, &found) == 0, found != nil
      else { return nil }
      return part(entry).map { String(cString: $0) }
    }
  }
}
