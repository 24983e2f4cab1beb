import Foundation
import Moments
import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("Dates of another place (SU-89)", .timeLimit(.minutes(5)))
struct DatePlaceTests {
  private let epoch = Date(timeIntervalSince1970: 0)
  private let german = Locale(identifier: "de_DE")

  private func text<Content: View>(_ view: Content) throws -> ArchivedText {
    try #require(ViewArchiver.archive(view).texts.first)
  }

  /// Returns the picture for a user in Berlin with an American locale, with ordinary spaces for
  /// narrow ones.
  private func drawn<Content: View>(_ view: Content) throws -> String {
    let picture = WidgetPicture(
      ViewArchiver.archive(view),
      size: CellSize(columns: 60, rows: 1),
      in: DrawContext(
        now: Instant(epoch),
        timeZone: try #require(TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3")),
        locale: LocaleForm(identifier: "en_US")
      )
    )
    let plain = picture.grid.plainText.map { "\u{202F}\u{2009}".contains($0) ? " " : $0 }
    return String(plain).split { $0 == "\n" }.joined().split(separator: "  ").joined()
      .trimmingCharacters(in: .whitespaces)
  }

  @Test func `a world clock shows its city's time, in the reader's form`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let clock = Text(epoch, style: .time)
    #expect(try drawn(clock) == "1:00 AM")
    #expect(try drawn(clock.environment(\.timeZone, tokyo)) == "9:00 AM")
    #expect(try text(clock.environment(\.timeZone, tokyo)).timeZone == "Asia/Tokyo")
    #expect(
      try drawn(Text("at \(epoch, style: .time)").environment(\.timeZone, tokyo)) == "at 9:00 AM"
    )
    let range = Text(epoch...epoch.addingTimeInterval(3600))
    #expect(try drawn(range.environment(\.timeZone, tokyo)) == "9:00 – 10:00 AM")
  }

  @Test(
    arguments: [
      (0, "GMT", "12:00 AM"), (5 * 3600 + 1800, "<+0530>-05:30:00", "5:30 AM"),
      (-9000, "<-0230>02:30:00", "9:30 PM"),
    ]
  )
  func `a zone that is an offset alone is a rule`(seconds: Int, name: String, time: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: seconds))
    let clock = Text(epoch, style: .time).environment(\.timeZone, zone)
    #expect(try text(clock).timeZone == name)
    #expect(try drawn(clock) == time)
  }

  @Test func `a zone without a file is the reader's, and the log says so once`() throws {
    let session = ArchiveNotes()
    // Foundation knows this name, and no zone file has it.
    let zone = try #require(
      TimeZone(identifier: "AddisAbaba/Nowhere") ?? TimeZone(identifier: "ACT")
    )
    let clock = VStack {
      Text(epoch, style: .time)
      Text(epoch, style: .date)
    }.environment(\.timeZone, zone)
    let texts = ViewArchiver.archive(clock, notes: session).texts
    #expect(texts.map(\.timeZone) == [nil, nil])
    #expect(
      session.sentences == ["the time zone ACT is not known: its dates are in the reader's"]
    )
  }

  @Test func `only dates that depend on their place say it`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let plain = [
      Text(verbatim: "x"), Text(epoch, style: .timer),
      Text(timerInterval: epoch...epoch.addingTimeInterval(60)),
    ]
    for view in plain {
      let archived = try text(view.environment(\.timeZone, tokyo).environment(\.locale, german))
      #expect(archived.timeZone == nil)
      #expect(archived.locale == nil)
    }
    for style in [Text.DateStyle.time, .date, .relative, .offset] {
      #expect(try text(Text(epoch, style: style)).timeZone == nil)
      let archived = try text(Text(epoch, style: style).environment(\.timeZone, tokyo))
      #expect(archived.timeZone == "Asia/Tokyo")
    }
  }

  @Test(
    arguments: [
      ("tr_TR", "01:00", "1 Ocak 1970", "0 saniye"),
      ("en_GB", "01:00", "1 January 1970", "0 seconds"),
      ("en_US@hours=h23", "01:00", "January 1, 1970", "0 seconds"),
      // The reader's, as Foundation for Linux does not know it.
      (Locale.current.identifier, "1:00 AM", "January 1, 1970", "0 seconds"),
    ]
  )
  func `words are in the locale of the place`(
    _ locale: String,
    _ time: String,
    _ date: String,
    _ relative: String
  ) throws {
    func words(_ style: Text.DateStyle) throws -> String {
      try drawn(Text(epoch, style: style).environment(\.locale, Locale(identifier: locale)))
    }
    #expect(try words(.time) == time)
    #expect(try words(.date) == date)
    #expect(try words(.relative) == relative)
  }

  @Test func `languages and calendars that the host does not know are written at once`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    func words(_ text: Text, _ locale: Locale) throws -> String {
      try drawn(text.environment(\.locale, locale).environment(\.timeZone, tokyo))
    }
    let chinese = Locale(identifier: "zh_TW")
    let night = Text(epoch...epoch.addingTimeInterval(86_400))
    #expect(try words(Text(epoch, style: .time), german) == "09:00")
    #expect(try words(Text(epoch, style: .time), chinese) == "上午9:00")
    #expect(try words(Text(epoch, style: .date), german) == "1. Januar 1970")
    #expect(try words(night, german) == "1. Jan., 09:00 – 2. Jan., 09:00")
    #expect(
      try words(Text(epoch...epoch.addingTimeInterval(3600)), chinese) == "上午9:00 – 上午10:00"
        || words(Text(epoch...epoch.addingTimeInterval(3600)), chinese) == "上午9:00–10:00"
    )
    // What changes stays open, in words that the host has.
    #expect(try words(Text(epoch, style: .relative), german) == "0 seconds")
    let buddhist = Text(epoch, style: .date)
      .environment(\.calendar, Calendar(identifier: .buddhist))
      .environment(\.locale, Locale(identifier: "en_US"))
    #expect(try drawn(buddhist).contains("2513"))
    let gregorian = Text(epoch, style: .date)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    #expect(try text(gregorian).runs.map(\.content) == [.date(Instant(epoch), .date)])
  }
}
