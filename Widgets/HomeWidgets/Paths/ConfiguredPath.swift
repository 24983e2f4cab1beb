/// Splits and resolves the paths that users write in a widget's configuration, such as `~/src/a,
/// ~/src/b`.
enum ConfiguredPath {
  /// The most paths in one widget's configuration, as many as the widget can show.
  static let maximumCount = 32
  /// The most bytes of a path, which is the system's limit.
  static let maximumBytes = 4_096

  /// Returns the paths in texts with commas, in the same order and without duplicates.
  ///
  /// `\,` is a comma within a path.
  static func list(_ texts: [String]) -> [String] {
    var paths: [String] = []
    for text in texts {
      for path in parts(of: text) where !path.isEmpty && !paths.contains(path) {
        guard paths.count < maximumCount else { return paths }
        paths.append(path)
      }
    }
    return paths
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    // No text of a configuration is longer than the paths that it may hold.
    for character in text.prefix(maximumCount * maximumBytes) {
      if character == ",", !isEscaped {
        parts.append("")
      } else {
        if isEscaped, character != "," { parts[parts.count - 1].append("\\") }
        if character != "\\" { parts[parts.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts.map { part in
      let start = part.drop { $0 == " " }
      return String(start.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the absolute path; `home`, the home folder, replaces `~`.
  ///
  /// It is `nil` for a relative or too long path, for one with a NUL, and for `~` without a home
  /// folder.
  static func absolute(_ path: String, home: String?) -> String? {
    var full = path
    if path == "~" || path.hasPrefix("~/") {
      guard let home, home.hasPrefix("/") else { return nil }
      full = home + path.dropFirst()
    }
    guard full.hasPrefix("/"), !full.utf8.contains(0), full.utf8.count < maximumBytes else {
      return nil
    }
    // `/src/a/` and `/src/a` are one folder.
    while full.count > 1, full.hasSuffix("/") { full.removeLast() }
    return full
  }

  /// Returns a name for each path: its last component, with the parent folder before it if two
  /// names are equal.
  static func names(of paths: [String]) -> [String] {
    let last = paths.map { name(of: $0, components: 1) }
    return zip(paths, last).map { path, name in
      last.count { $0 == name } > 1 ? Self.name(of: path, components: 2) : name
    }
  }

  private static func name(of path: String, components: Int) -> String {
    let parts = path.split(separator: "/").suffix(components)
    return parts.isEmpty ? path : parts.joined(separator: "/")
  }
}
