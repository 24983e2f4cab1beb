import Ground
import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

/// The samples of Taskwarrior's JSON, and the settings by which they are read: three hours east of UTC.
enum TaskwarriorSamples {
  static let names = [
    "own-3.5", "own-2.6", "own-2.6-lines", "own-2.6-ended", "indented", "older", "broken",
  ]

  static func text(_ name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = "/\(folder)/Samples/taskwarrior/\(name).json"
    return String(decoding: try #require(FileBytes.read(path, upTo: 1 << 20)), as: UTF8.self)
  }

  static func settings() throws -> FormatSettings {
    // 2026-11-29 12:00 UTC.
    FormatSettings(
      zone: try #require(TimeZoneRules(posix: "TRT-3")),
      now: Instant(secondsSince1970: 1_795_953_600)
    )
  }

  static func read(_ name: String) throws -> ReadDocument {
    try Taskwarrior().read(text(name), settings())
  }

  static func day(_ text: String) throws -> ForeignToDo.Moment {
    .day(try #require(CivilDate(text: text)))
  }

  /// A moment on the wall of the samples' zone.
  static func time(_ text: String) throws -> ForeignToDo.Moment {
    let zone = try settings().zone
    return .instant(try #require(ISODate(text)).instant(in: zone), zone: zone.identifier)
  }
}

extension ReadDocument {
  func record(named name: String) throws -> ReadRecord {
    try #require(records.first { $0.toDo.name == name })
  }

  /// The file that its pieces make.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .part(let part, let record): records[record].raw.parts[part]
      }
    }.joined()
  }

  /// Its pieces with the texts that some records have by now; `nil` for those that are gone.
  func written(_ change: (Int) -> RawRecord?) -> [WrittenPiece] {
    pieces.map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .part(let part, let record): .part(change(record)?.parts[part])
      }
    }
  }
}
