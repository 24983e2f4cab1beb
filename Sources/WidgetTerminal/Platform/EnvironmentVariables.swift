#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The variables of the environment, or a fixed set of them in a test.
package struct EnvironmentVariables {
  private let fixed: [String: String]?

  /// The environment of this process.
  package static var process: EnvironmentVariables { EnvironmentVariables(fixed: nil) }

  package init(_ values: [String: String]) {
    self.init(fixed: values)
  }

  private init(fixed: [String: String]?) {
    self.fixed = fixed
  }

  package subscript(name: String) -> String? {
    if let fixed { return fixed[name] }
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// The value of a variable, where it is set and not empty.
  package func nonEmpty(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
