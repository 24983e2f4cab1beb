import SystemLibrary

/// The environment variables of this process, which the programs that it starts inherit.
enum ProcessEnvironment {
  /// The most variables that are read; an environment has far fewer.
  private static let mostVariables = 10_000

  /// All variables by name; if a name occurs twice, with its first value.
  static var all: [String: String] {
    var all: [String: String] = [:]
    for index in 0..<mostVariables {
      guard let variable = environ[index] else { break }
      let text = String(cString: variable)
      guard let equals = text.firstIndex(of: "=") else { continue }
      let name = String(text[..<equals])
      if all[name] == nil { all[name] = String(text[text.index(after: equals)...]) }
    }
    return all
  }

  /// Sets the environment of this process to these variables, and no others.
  static func replace(with variables: [String: String]) {
    for name in all.keys { _ = unsetenv(name) }
    for (name, value) in variables { _ = setenv(name, value, 1) }
  }
}
