/// The paths that tests have shown to have a value, innermost last.
struct Narrowing {
  private var paths: [Path] = []
  /// How often each path stands among them: a long script tests many, and asks for many.
  private var counts: [Path: Int] = [:]

  var count: Int { paths.count }
  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: Path) -> Bool { counts[path] != nil }

  mutating func add(_ more: [Path]) {
    for path in more {
      paths.append(path)
      counts[path, default: 0] += 1
    }
  }

  /// Forgets what was added since there were this many.
  mutating func forget(to count: Int) {
    while paths.count > count {
      let path = paths.removeLast()
      let rest = (counts[path] ?? 0) - 1
      counts[path] = rest > 0 ? rest : nil
    }
  }
}
