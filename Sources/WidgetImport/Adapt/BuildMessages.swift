/// The compiler's errors that prevented a package from being built.
package struct BuildMessages {
  /// An error, with its position in the author's file.
  package struct Message: Hashable {
    /// The file in the package; `nil` if the message names none.
    package let file: String?
    /// The line from 1, followed by the column in bytes from 1; both are 0 if the message has no
    /// position.
    package let line: Int
    package let column: Int
    package let text: String

    /// The missing name of a message; `nil` if the message is about something else.
    package var missingName: String? {
      let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
      guard quoted.count >= 3 else { return nil }
      let first = String(quoted[1])
      for start in [
        "cannot find '", "cannot find type '", "no such module '", "unknown attribute '",
        "no type named '", "cannot find operator '",
      ] where text.hasPrefix(start) {
        return first
      }
      if text.contains("' has no member '"), quoted.count >= 5 {
        let member = quoted[quoted.count - 2]
        return first.isEmpty ? ".\(member)" : "\(first).\(member)"
      }
      return nil
    }
  }

  /// The most messages that are read: a failing build repeats itself.
  private static let maximumMessages = 5_000

  package private(set) var errors: [Message] = []

  /// Parses the messages about the package in a folder, whose path precedes the names of its files.
  package init(_ text: String, package folder: String) {
    var seen: Set<Message> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard errors.count < Self.maximumMessages, let message = Self.message(line, folder) else {
        continue
      }
      if seen.insert(message).inserted { errors.append(message) }
    }
  }

  /// Parses `PATH:LINE:COLUMN: error: TEXT` or `error: TEXT`; returns `nil` for any other line.
  private static func message(_ line: Substring, _ folder: String) -> Message? {
    guard let mark = line.firstRange(of: "error: ") else { return nil }
    let text = String(line[mark.upperBound...])
    let place = line[..<mark.lowerBound]
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 4, let number = Int(parts[parts.count - 3]),
      let column = Int(parts[parts.count - 2])
    else {
      // Pictures of source lines repeat what was said above them.
      return place.allSatisfy({ $0 == " " })
        ? Message(file: nil, line: 0, column: 0, text: text) : nil
    }
    let path = parts[..<(parts.count - 3)].joined(separator: ":")
    let inside = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return Message(file: inside, line: number, column: column, text: text)
  }
}
