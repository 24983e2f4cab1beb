/// Evaluates conditions on the system in an imported source.
///
/// `#if os(iOS)` is evaluated for the system for which the target was made, not the one on which it
/// runs. `#if SWIFT_PACKAGE` is true in every built package, but false in a project's sources.
///
/// The compiler always evaluates such conditions for the machine for which it builds. So the
/// package contains a copy of the source with the same lines, in which the results are written out.
struct SystemConditions {
  private static let systems: [(name: String, words: [String])] = [
    ("iOS", ["iOS"]), ("macOS", ["macOS", "OSX"]), ("watchOS", ["watchOS"]), ("tvOS", ["tvOS"]),
    ("visionOS", ["visionOS", "xrOS"]), ("Linux", ["Linux"]),
  ]

  private static let package = "SWIFT_PACKAGE"

  private let system: String
  private let isOfPackage: Bool

  /// Creates the conditions of a project's system; the default is iOS.
  init(system: String?, isOfPackage: Bool) {
    self.system = system ?? "iOS"
    self.isOfPackage = isOfPackage
  }

  /// Returns the source with its conditions on the system evaluated; `nil` if the source has no
  /// such conditions.
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
