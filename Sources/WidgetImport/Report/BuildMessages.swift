/// What a compiler said that kept a package from being built.
package struct BuildMessages {
  /// An error, with its place in the author's file.
  package struct Message: Hashable {
    /// The file in the package; `nil` where the message names none.
    package let file: String?
    package let line: Int
    package let text: String
  }

  /// A build that fails says the same in many ways; after so many nothing new comes.
  private static let maximumMessages = 5_000

  package private(set) var errors: [Message] = []

  /// Reads what was said of the package in a folder, by whose path its files are named.
  package init(_ text: String, package folder: String) {
    var seen: Set<Message> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard errors.count < Self.maximumMessages, let message = Self.message(line, folder) else {
        continue
      }
      if seen.insert(message).inserted { errors.append(message) }
    }
  }

  /// `PATH:LINE:COLUMN: error: TEXT`, or `error: TEXT`.
  private static func message(_ line: Substring, _ folder: String) -> Message? {
    guard let mark = line.firstRange(of: "error: ") else { return nil }
    let text = String(line[mark.upperBound...])
    let place = line[..<mark.lowerBound]
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 4, let number = Int(parts[parts.count - 3]) else {
      // Pictures of source lines repeat what was said above them.
      return place.allSatisfy({ $0 == " " }) ? Message(file: nil, line: 0, text: text) : nil
    }
    let path = parts[..<(parts.count - 3)].joined(separator: ":")
    let inside = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return Message(file: inside, line: number, text: text)
  }
}
