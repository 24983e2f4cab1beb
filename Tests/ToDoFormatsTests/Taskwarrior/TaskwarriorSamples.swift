import Testing

@testable import ToDoFormats

/// The samples of Taskwarrior's JSON, which are parsed three hours east of UTC.
enum TaskwarriorSamples {
  static let names = [
    "own-3.5", "own-2.6", "own-2.6-lines", "own-2.6-ended", "indented", "older", "broken",
  ]

  static func text(_ name: String) throws -> String {
    try ListSamples.text("taskwarrior/\(name).json")
  }

  static func settings() throws -> FormatSettings { try ListSamples.settings() }

  static func read(_ name: String) throws -> ReadDocument {
    try Taskwarrior().read(text(name), settings())
  }

  static func day(_ text: String) throws -> ForeignToDo.Moment { try ListSamples.day(text) }

  static func time(_ text: String) throws -> ForeignToDo.Moment { try ListSamples.time(text) }
}

extension ReadDocument {
  func record(named name: String) throws -> ReadRecord {
    try #require(records.first { $0.toDo.name == name })
  }

  /// The text of the file that the pieces form.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .part(let part, let record): records[record].raw.parts[part]
      }
    }.joined()
  }

  /// Returns the pieces with the current texts of the records; `change` returns `nil` for a removed
  /// record.
  func written(_ change: (Int) -> RawRecord?) -> [WrittenPiece] {
    pieces.map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .part(let part, let record): .part(change(record)?.parts[part])
      }
    }
  }
}
