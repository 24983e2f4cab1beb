/// An `.xcconfig` file: `NAME = value` lines, and files that it includes.
enum ConfigurationFile {
  private static let maximumBytes = 1 << 20
  private static let maximumFiles = 50

  /// Returns the settings of a file and of those that it includes, in order; unreadable files are
  /// ignored.
  static func settings(of path: String, in tree: SourceTree) -> [(name: String, value: String)] {
    var seen: Set<String> = []
    return settings(of: path, in: tree, &seen)
  }

  private static func settings(
    of path: String,
    in tree: SourceTree,
    _ seen: inout Set<String>
  ) -> [(name: String, value: String)] {
    guard seen.count < maximumFiles, let real = tree.resolved(path), seen.insert(real).inserted,
      let bytes = try? tree.contents(of: real, limit: maximumBytes)
    else { return [] }
    let folder = SourceTree.parent(of: real)
    var settings: [(name: String, value: String)] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = withoutComment(line)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        guard let name else { continue }
        let included = name.hasPrefix("/") ? String(name) : "\(folder)/\(name)"
        settings += Self.settings(of: included, in: tree, &seen)
      } else if let equal = code.firstIndex(of: "=") {
        settings.append((trimmed(code[..<equal]), trimmed(code[code.index(after: equal)...])))
      }
    }
    return settings
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var place = line.startIndex
    while place < line.endIndex {
      if line[place...].hasPrefix("//") { return line[..<place] }
      place = line.index(after: place)
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.reversed().drop { $0 == " " || $0 == "\t" || $0 == ";" }
    return String(String(end).reversed())
  }
}
