import Foundation
import WidgetTerminal

@testable import widgetctl

/// A fenced block of a document.
struct DocumentBlock: CustomStringConvertible, Sendable {
  /// The document's name without its ending.
  let name: String
  /// The first word of its fence; of programs in a file of their own `scripts/checks/printed` makes use.
  let language: String
  let lines: [String]
  /// From 1, that of the fence.
  let line: Int

  var description: String { "\(name).md:\(line)" }

  /// The first line, without what is said about it.
  var firstCommand: String? {
    language == "sh" ? lines.first.map(CommandWords.uncommented) : nil
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The blocks of the documents that people read.
  static func all() throws -> [DocumentBlock] {
    let folder = package.appending(path: "Documentation")
    let files = try ["", "Widgets/"].flatMap { sub in
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: sub).path)
        .filter { $0.hasSuffix(".md") }.map { folder.appending(path: sub + $0) }
    }
    let top = ["README", "CONTRIBUTING", "ARCHITECTURE"].map { package.appending(path: "\($0).md") }
    return try (top + files).flatMap(blocks)
  }

  private static func blocks(of file: URL) throws -> [DocumentBlock] {
    let name = file.deletingPathExtension().lastPathComponent
    var found: [DocumentBlock] = []
    var open: (language: String, line: Int, lines: [String])?
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("```") else {
        open?.lines.append(String(line))
        continue
      }
      if let block = open {
        found.append(
          DocumentBlock(name: name, language: block.language, lines: block.lines, line: block.line)
        )
        open = nil
      } else if !line.dropFirst(3).contains(" ") {
        open = (String(line.dropFirst(3)), index + 1, [])
      } else {
        // A program in a file of its own, which scripts/checks/printed runs.
        open = ("text", index + 1, [])
      }
    }
    return found
  }
}

/// The program's command lines in a line of any language, and whether the program understands them.
enum CommandWords {
  /// The line without the remark at its end.
  static func uncommented(_ line: String) -> String {
    line.replacing(#/ +#.*$/#, with: "")
  }

  /// The words after each `widgetctl` of the line, up to where a shell or another language ends the command.
  static func calls(in line: String) -> [[String]] {
    line.matches(of: #/(?:^|[ ("'`/])widgetctl /#)
      // What is said about a command may name another one.
      .filter { found in !line[..<found.range.lowerBound].contains("# ") }
      .compactMap { found in words(of: line[found.range.upperBound...]) }
  }

  private static func words(of rest: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    loop: for character in rest {
      switch (quote, character) {
      case (.some(character), _): quote = nil
      case (.some, _): word = (word ?? "") + String(character)
      case (nil, "'"), (nil, "\""):
        guard rest.count(where: { $0 == character }) % 2 == 0 else { break loop }
        quote = character
        word = word ?? ""
      case (nil, " "):
        word.map { words.append($0) }
        word = nil
      case (nil, "#") where word == nil: break loop
      case (nil, _) where "|&;<>()`".contains(character): break loop
      default: word = (word ?? "") + String(character)
      }
    }
    word.map { words.append($0) }
    return words.isEmpty ? nil : words
  }

  /// - Throws: what the program says of the words where it does not understand them.
  static func check(_ words: [String]) throws {
    guard case .command(let name, let rest) = try ProgramArguments.parse(words[...]) else { return }
    guard let command = CommandList.command(named: name) else {
      // The short words of the built-in extensions.
      guard ([CommandName.shortWords] + CommandGroups.furtherShortWords).contains(name) else {
        throw UsageError.conflict(name, "a command")
      }
      return
    }
    _ = try ArgumentParser.parse(rest, for: command.signature)
  }
}
