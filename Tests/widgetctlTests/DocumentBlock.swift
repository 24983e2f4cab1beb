import Foundation
import WidgetTerminal

@testable import widgetctl

/// A fenced code block of a Markdown document.
struct DocumentBlock: CustomStringConvertible, Sendable {
  /// The file name of the document without its extension.
  let name: String
  /// The first word after the opening fence, such as `sh`.
  ///
  /// In `PrintedWidgets.md` the name of a file can follow, to which `scripts/checks/printed`
  /// extracts the block.
  let language: String
  let lines: [String]
  /// The number of the opening fence's line, from 1.
  let line: Int

  var description: String { "\(name).md:\(line)" }

  /// The first line without the remark at its end; `nil` unless the block is in `sh`.
  var firstCommand: String? {
    language == "sh" ? lines.first.map(CommandWords.uncommented) : nil
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the code blocks of all documents for users and contributors.
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

/// Finds command lines of the program in a text, and checks whether the program accepts them.
enum CommandWords {
  /// Returns the line without the comment at its end, which begins with `#`.
  static func uncommented(_ line: String) -> String {
    line.replacing(#/ +#.*$/#, with: "")
  }

  /// Returns the words after each `widgetctl` in the line, up to the end of the command in a shell
  /// or another language.
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

  /// Checks that the program accepts these words as its arguments.
  ///
  /// - Throws: The program's error for words that it does not accept.
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
