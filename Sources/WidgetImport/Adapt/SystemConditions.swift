/// What `#if os(iOS)` means in an imported source: the system that its target was made for, not the one it runs on; and
/// `#if SWIFT_PACKAGE`, which holds for every package that is built, but not for what was a project's.
///
/// The compiler answers such conditions by the machine it builds for, and takes no other answer; so a source that
/// asks stands in the package as a copy with the same lines, in which the answers are written out.
struct SystemConditions {
  private static let systems: [(name: String, words: [String])] = [
    ("iOS", ["iOS"]), ("macOS", ["macOS", "OSX"]), ("watchOS", ["watchOS"]), ("tvOS", ["tvOS"]),
    ("visionOS", ["visionOS", "xrOS"]), ("Linux", ["Linux"]),
  ]

  private static let package = "SWIFT_PACKAGE"

  private let system: String
  private let isOfPackage: Bool

  /// A system as a project names it; where none is named, iOS.
  init(system: String?, isOfPackage: Bool) {
    self.system = system ?? "iOS"
    self.isOfPackage = isOfPackage
  }

  /// The source with its conditions answered; `nil` where it has none of these.
  func answered(_ source: String) -> String? {
    guard source.contains("os(") || source.contains(Self.package) else { return nil }
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
    return line.replacing(Self.package, with: isOfPackage ? "true" : "false")
  }
}
