import Foundation
import Moments
import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("Texts that follow the time by a style of the system's (WK-120)", .timeLimit(.minutes(5)))
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 0)
  private let noon = Date(timeIntervalSince1970: 43_200)

  /// Returns the text of a view at a number of seconds after 1970.
  private func drawn<Content: View>(_ view: Content, at seconds: Int64) -> String {
    let picture = WidgetPicture(
      ViewArchiver.archive(view),
      size: CellSize(columns: 40, rows: 1),
      in: DrawContext(now: Instant(microseconds: seconds * 1_000_000))
    )
    return picture.grid.plainText.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: [(0, "12:00:00"), (43_199, "0:01"), (50_000, "0:00")])
  func `a timer counts down in its interval and stands still outside`(
    _ seconds: Int64,
    _ text: String
  ) {
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<noon)
    #expect(drawn(Text(.currentDate, format: timer), at: seconds) == text)
  }

  @Test func `a timer counts up, without hours if they are not wanted`() {
    let timer = SystemFormatStyle.Timer(countingUpIn: start..<noon, showsHours: false)
    #expect(drawn(Text(.currentDate, format: timer), at: 5_400) == "90:00")
  }

  @Test func `a stopwatch goes on without an end`() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(drawn(Text(.currentDate, format: watch), at: 133_141) == "36:59:01")
  }

  @Test func `an offset and a reference are distances from the moment of drawing`() {
    let offset = SystemFormatStyle.DateOffset(to: noon)
    #expect(drawn(Text(.currentDate, format: offset), at: 0) == "12 hours")
    #expect(drawn(Text(.currentDate, format: offset), at: 34_620) == "2 hours, 23 minutes")
    let reference = SystemFormatStyle.DateReference(to: noon)
    #expect(drawn(Text(.currentDate, format: reference), at: 34_620) == "2 hours, 23 minutes")
  }

  @Test func `the hour and the minute of the present are a clock`() throws {
    let clock = Text(.currentDate, format: .dateTime.hour().minute())
    #expect(drawn(clock, at: 0) == "00:00")
    #expect(drawn(clock, at: 30_299) == "08:24")
    let tokyo = clock.environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(drawn(tokyo, at: 30_299) == "17:24")
    let twelve = clock.environment(\.locale, Locale(identifier: "en_US"))
    #expect(drawn(twelve, at: 50_400) == "2:00\u{202F}PM")
    let digits = Text(.currentDate, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
    #expect(drawn(digits, at: 50_400) == "14:00")
    #expect(drawn(digits.environment(\.locale, Locale(identifier: "en_US")), at: 50_400) == "2:00")
    let named = clock.environment(\.locale, Locale(identifier: "en_US@hours=h23"))
    #expect(drawn(named, at: 50_400) == "14:00")
  }

  @Test func `what another style writes of the present is written once`() {
    let year = Text(.currentDate, format: .dateTime.year())
    #expect(drawn(year, at: 0) == Date().formatted(.dateTime.year()))
  }

  @Test func `its words change at the instants that it names`() throws {
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<noon)
    let next = try #require(timer.discreteInput(after: start))
    #expect(next == start.addingTimeInterval(1))
    #expect(String(timer.format(next).characters) == "11:59:59")
    #expect(timer.discreteInput(after: noon) == nil)
  }
}
