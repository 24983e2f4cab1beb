import Ground
import Moments
import Testing

@testable import ToDoFormats

/// The samples of lists, and the settings with which they are parsed: three hours east of UTC.
enum ListSamples {
  static func text(_ name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return String(
      decoding: try #require(FileBytes.read("/\(folder)/Samples/\(name)", upTo: 1 << 20)),
      as: UTF8.self
    )
  }

  static func settings() throws -> FormatSettings {
    FormatSettings(
      zone: try #require(TimeZoneRules(posix: "TRT-3")),
      now: Instant(secondsSince1970: 1_795_953_600)
    )
  }

  static func day(_ text: String) throws -> ForeignToDo.Moment {
    .day(try #require(CivilDate(text: text)))
  }

  /// Returns the instant of a local time in the samples' time zone.
  static func time(_ text: String) throws -> ForeignToDo.Moment {
    let zone = try settings().zone
    return .instant(try #require(ISODate(text)).instant(in: zone), zone: zone.identifier)
  }

  /// Parses a file, and checks that its pieces form the file and that each record has the same
  /// meaning when it is parsed again.
  static func expectWhole(_ form: any ToDoFormat, _ text: String) throws -> ReadDocument {
    let file = try form.read(text, settings())
    #expect(file.text == text)
    for record in file.records {
      #expect(form.meaning(of: record.raw, try settings()) == record.toDo)
    }
    return file
  }
}
