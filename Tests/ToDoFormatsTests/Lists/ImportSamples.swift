import Foundation
import Moments
import SeededNumbers
import Testing

@testable import ToDoFormats

/// Checks that all formats that are only imported must pass.
enum ImportSamples {
  static let settings = FormatSettings(
    zone: TimeZoneRules(posix: "<+03>-3") ?? .utc,
    now: Instant(secondsSince1970: 1_795_957_200)
  )

  static func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Samples/\(path)"))
    return try #require(String(bytes: data, encoding: .utf8))
  }

  static func day(_ text: String) -> ForeignToDo.Moment? {
    CivilDate(text: text).map { .day($0) }
  }

  /// Returns an instant in the settings' time zone for a text such as `2026-12-24T09:30`.
  static func time(_ text: String) -> ForeignToDo.Moment? {
    ISODate(text).map { .instant($0.instant(in: settings.zone), zone: "<+03>-3") }
  }

  /// Checks that the pieces form the file, and that a record has the same meaning when it is parsed
  /// again.
  static func check(
    _ text: String,
    _ format: some ToDoFormat,
    _ settings: FormatSettings = settings
  ) {
    guard let document = try? format.read(text, settings) else { return }
    let pieces = document.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .part(let part, let record): document.records[record].raw.parts[part]
      }
    }
    #expect(pieces.joined().utf8.elementsEqual(text.utf8), "the pieces are not the file: \(text)")
    for record in document.records {
      #expect(format.meaning(of: record.raw, settings) == record.toDo, "\(record.raw)")
    }
  }

  /// Performs the checks with damaged copies of a text.
  static func checkMutations(of text: String, signs: String, _ format: some ToDoFormat) {
    var random = SplitMix64(seed: 36)
    for _ in 0..<60 {
      var bytes = Array(text.utf8)
      for _ in 0...random.below(8) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        case 2: bytes[place] = random.element(of: Array(signs.utf8))
        default:
          let end = min(place + random.below(60), bytes.count)
          bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
        }
      }
      check(String(decoding: bytes, as: UTF8.self), format)
    }
  }

  /// Parses a long text; a parser that examines all of it for each line would need too much time.
  static func checkLength(_ format: some ToDoFormat, _ text: (_ count: Int) -> String) {
    check(text(3_000), format)
  }
}
