import SystemLibrary

/// The variables of this process, which its programs inherit.
enum ProcessEnvironment {
  /// The most variables, more than any system passes on.
  private static let mostVariables = 10_000

  /// Every variable by its name; of two with one name the first.
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

  /// Leaves the process these variables and no others.
  static func replace(with variables: [String: String]) {
    for name in all.keys { _ = unsetenv(name) }
    for (name, value) in variables { _ = setenv(name, value, 1) }
  }
}
