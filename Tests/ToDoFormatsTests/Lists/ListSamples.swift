import Ground
import Moments
import Testing

@testable import ToDoFormats

/// The samples of lists, and the settings by which they are read: three hours east of UTC.
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

  /// A moment on the wall of the samples' zone.
  static func time(_ text: String) throws -> ForeignToDo.Moment {
    let zone = try settings().zone
    return .instant(try #require(ISODate(text)).instant(in: zone), zone: zone.identifier)
  }

  /// Holds that pieces are the file, and that a record is read again as it was.
  static func expectWhole(_ form: any ToDoFormat, _ text: String) throws -> ReadDocument {
    let file = try form.read(text, settings())
    #expect(file.text == text)
    for record in file.records {
      #expect(form.meaning(of: record.raw, try settings()) == record.toDo)
    }
    return file
  }
}
