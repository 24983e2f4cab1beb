import Moments
import SystemLibrary
import TestSupport
import Testing

@testable import ToDoFormats

/// The files in the folder `Samples/icalendar`, and short calendars.
enum CalendarSamples {
  static let names = ["everything", "zones", "family", "todoman", "calcurse"]

  static func text(_ name: String, file: String = #filePath) throws -> String {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(
      separator: "/"
    )
    return try String(contentsOf: "\(folder)/Samples/icalendar/\(name).ics")
  }

  static func settings(_ zone: TestZones.Name = .berlin) throws -> FormatSettings {
    FormatSettings(zone: try TestZones.zone(zone), now: instant("2026-11-29T12:00:00Z"))
  }

  static func instant(_ text: String) -> Instant {
    ISODate(text)?.instant(in: .utc) ?? .earliest
  }

  /// Returns a calendar with one to-do that has these properties.
  static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO"] + lines + [
      "END:VTODO", "END:VCALENDAR",
    ])
    .map { $0 + "\r\n" }.joined()
  }

  static func joined(_ document: ReadDocument) -> String {
    document.pieces.map { piece in
      switch piece {
      case .part(let part, let record): document.records[record].raw.parts[part]
      case .text(let text): text
      }
    }.joined()
  }
}

extension String {
  fileprivate init(contentsOf path: String) throws {
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0, "no file \(path)")
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
