/// Modules that are not looked for in an author's project.
enum KnownModules {
  /// The modules that the Swift toolchain provides.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
    "Distributed", "Glibc", "XCTest", "Testing", "Builtin", "_Concurrency", "_StringProcessing",
  ]
}
