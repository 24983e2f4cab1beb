/// What `#if os(iOS)` means in an imported source: the system that its target was made for, not the one it runs on.
///
/// The compiler answers such conditions by the machine it builds for, and takes no other answer; so a source that
/// asks stands in the package as a copy with the same lines, in which the answers are written out.
struct SystemConditions {
  private static let systems: [(name: String, words: [String])] = [
    ("iOS", ["iOS"]), ("macOS", ["macOS", "OSX"]), ("watchOS", ["watchOS"]), ("tvOS", ["tvOS"]),
    ("visionOS", ["visionOS", "xrOS"]), ("Linux", ["Linux"]),
  ]

  private let system: String

  /// A system as a project names it; where none is named, iOS.
  init(system: String?) {
    self.system = system ?? "iOS"
  }

  /// The source with its conditions answered; `nil` where it asks for no system.
  func answered(_ source: String) -> String? {
    guard source.contains("os(") else { return nil }
    var isChanged = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard code.hasPrefix("#if") || code.hasPrefix("#elseif") else { return String(line) }
      let answered = answer(String(line))
      isChanged = isChanged || answered != line
      return answered
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  private func answer(_ line: String) -> String {
    var line = line
    for (name, words) in Self.systems {
      for word in words {
        line = line.replacing("os(\(word))", with: name == system ? "true" : "false")
      }
    }
    return line
  }
}
