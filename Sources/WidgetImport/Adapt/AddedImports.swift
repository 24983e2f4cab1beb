/// Imports of frameworks that files use without importing them.
///
/// On Apple's systems a bridging header or another framework brings them.
struct AddedImports {
  /// The frameworks to import, by the path of the author's file.
  private var frameworks: [String: [String]] = [:]
  /// The modules that can be imported on this system.
  private let modules: Set<String>

  init(of modules: Set<String> = []) {
    self.modules = modules
  }

  /// The number of added imports.
  var count: Int { frameworks.values.lazy.map(\.count).reduce(0, +) }

  /// Returns the text that precedes a file's first line; `nil` if there is none.
  func text(of file: String) -> String? {
    frameworks[file].map { $0.map { "import \($0); " }.joined() }
  }

  /// Imports the framework of a missing name in a file that does not import it yet.
  ///
  /// - Returns: `false` if there is no such framework, or its import has not helped.
  mutating func add(for name: String, to file: String, _ source: SwiftWords, before: AddedImports)
    -> Bool
  {
    guard !name.contains("."), let framework = Frameworks.owner(of: name),
      modules.contains(framework), before.frameworks[file]?.contains(framework) != true
    else { return false }
    if frameworks[file]?.contains(framework) == true { return true }
    guard !source.imports.contains(framework) else { return false }
    frameworks[file, default: []].append(framework)
    return true
  }
}
