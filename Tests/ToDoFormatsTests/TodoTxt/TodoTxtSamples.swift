import Foundation
import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

/// The files of other programs, and the lines in them.
enum TodoTxtSamples {
  static let names = ["todotxt-cli.txt", "topydo.txt", "wild.txt"]

  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/todo.txt")
    let data = try Data(contentsOf: folder.appending(path: name))
    return try #require(String(bytes: data, encoding: .utf8))
  }

  static let settings = FormatSettings(
    zone: TimeZoneRules(posix: "<+03>-3") ?? .utc,
    now: Instant(secondsSince1970: 1_795_957_200)
  )

  /// Returns all lines that are to-dos.
  static func lines() throws -> [String] {
    try names.flatMap { name in
      try TodoTxt().read(text(name), settings).records.map { $0.raw.parts[0] }
    }
  }

  static func meaning(_ line: String) -> ForeignToDo {
    TodoTxtLine(line).meaning(settings)
  }
}

extension ReadDocument {
  /// The pieces that the writer receives if nothing has changed.
  var unchanged: [WrittenPiece] {
    pieces.map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .part(let part, let record): .part(records[record].raw.parts[part])
      }
    }
  }
}
