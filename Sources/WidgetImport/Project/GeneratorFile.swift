/// The `project.yml` from which XcodeGen generates a project, read for the build settings of one
/// target if the project itself is missing.
///
/// Only block style is read, which generators' documents use: `NAME: value` below a `settings` of
/// all targets, then of the target's own. Of several configurations that of the release counts.
struct GeneratorFile {
  static let names = ["project.yml", "project.yaml"]
  private static let maximumBytes = 1 << 20

  private let lines: [Line]

  /// A line with the keys of the levels above it; an item of a list has its text as `value`.
  private struct Line {
    var keys: [String]
    var value: String
  }

  /// Reads the file of a folder; `nil` if there is none.
  init?(in folder: String, _ tree: SourceTree) {
    let found = Self.names.lazy.map { "\(folder)/\($0)" }.first { tree.resolved($0) != nil }
    guard let found, let bytes = try? tree.contents(of: found, limit: Self.maximumBytes) else {
      return nil
    }
    lines = Self.lines(of: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the settings of the target whose name is `title`, or whose sources are in the folder
  /// `place`.
  func settings(title: String, place: String) -> BuildSettings {
    let names = lines.compactMap { $0.keys.first == "targets" ? $0.keys.dropFirst().first : nil }
    let name = names.first { $0 == title } ?? names.first { isTarget($0, of: place) } ?? title
    var settings = BuildSettings()
    settings.add([("TARGET_NAME", name), ("PRODUCT_NAME", name)])
    settings.add(values(below: ["settings"]))
    settings.add(values(below: ["targets", name, "settings"]))
    return settings
  }

  private func isTarget(_ name: String, of place: String) -> Bool {
    lines.contains { line in
      line.keys.starts(with: ["targets", name, "sources"])
        && line.value.split { " \"',[]".contains($0) }.contains { $0 == place || $0 == "\(place)/" }
    }
  }

  private func values(below keys: [String]) -> [(name: String, value: String)] {
    lines.filter { line in
      guard line.keys.starts(with: keys), let name = line.keys.last, Self.isSetting(name) else {
        return false
      }
      let between = line.keys.dropFirst(keys.count).dropLast()
      guard let configuration = between.firstIndex(of: "configs") else { return true }
      return between[between.index(after: configuration)...].first?.lowercased() == "release"
    }
    .map { line in (line.keys.last ?? "", Self.isOn(line.value) ?? line.value) }
  }

  /// Returns a Boolean value as Xcode writes it, `YES` or `NO`; `nil` for any other value.
  private static func isOn(_ value: String) -> String? {
    switch value.lowercased() {
    case "true", "yes", "on": "YES"
    case "false", "no", "off": "NO"
    default: nil
    }
  }

  private static func isSetting(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    } && !name.isEmpty
  }

  private static func lines(of text: String) -> [Line] {
    var above: [(indent: Int, key: String)] = []
    var lines: [Line] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = withoutComment(line.drop { $0 == " " })
      guard !words.isEmpty else { continue }
      let indent = line.prefix { $0 == " " }.count
      // The items of a list may begin in the column of its key.
      let isItem = words.hasPrefix("- ")
      above.removeAll { $0.indent > indent || ($0.indent == indent && !isItem) }
      let colon = words.firstIndex(of: ":").flatMap { colon in
        words[words.index(after: colon)...].first.map { $0 == " " } ?? true ? colon : nil
      }
      guard let colon, !isItem else {
        lines.append(Line(keys: above.map(\.key), value: String(words)))
        continue
      }
      above.append((indent, unquoted(words[..<colon])))
      let value = words[words.index(after: colon)...].drop { $0 == " " }
      lines.append(Line(keys: above.map(\.key), value: unquoted(value)))
    }
    return lines
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    if line.hasPrefix("#") { return "" }
    var end = line.endIndex
    if let comment = line.firstRange(of: " #") { end = comment.lowerBound }
    let code = line[..<end]
    return code[..<(code.lastIndex { $0 != " " }.map { code.index(after: $0) } ?? code.startIndex)]
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
