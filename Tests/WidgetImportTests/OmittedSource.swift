import Testing

@testable import WidgetImport

extension Omissions {
  /// Returns the rest of a source after the compiler has reported an error at each `¶`, in several
  /// rounds.
  static func left(_ source: String, rounds: Int = 1) throws -> (text: String, Omissions) {
    let folder = ProjectFolder(["A.swift": source.replacing("¶", with: "")])
    folder.writeProject()
    let tree = try folder.search().tree
    let path = "\(folder.path)/A.swift"
    let conditions = SystemConditions(system: nil, isOfPackage: false)
    let adapted = try #require(AdaptedSource(path, in: tree, conditions))
    let words = errors(in: source)
    var omissions = Omissions()
    for _ in 0..<rounds {
      _ = omissions.leaveOut(
        BuildMessages(words, package: "/p"),
        originals: ["A.swift": path]
      ) { AdaptedSource($0, in: tree, conditions) }
    }
    return (omissions.text(of: path, adapted) ?? adapted.text ?? "", omissions)
  }

  private static func errors(in source: String) -> String {
    var words: [String] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let mark = line.firstIndex(of: "¶") else { continue }
      let column = line[..<mark].utf8.count + 1
      words.append("/p/A.swift:\(number + 1):\(column): error: cannot find 'X' in scope")
    }
    return words.joined(separator: "\n")
  }
}

/// Returns the text without the blanks at the beginnings of lines.
func squeezed(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in String(line.trimmingPrefix { $0 == " " }) }.joined(separator: "\n")
}
