import Foundation
import Moments
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("What a clock foresees", .timeLimit(.minutes(2)))
struct ClockForesightTests {
  private func foresight(
    _ cities: [String] = [],
    _ form: ClockForm = .hours24,
    place: String? = nil,
    zone: String = "UTC"
  ) throws -> ClockForesight {
    var calendar = Samples.utc
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return ClockForesight(
      cities: cities.map { ClockCity($0) },
      form: form,
      place: place.flatMap { Place($0) },
      calendar: calendar,
      locale: LocaleForm(uses24HourClock: true)
    )
  }

  private func times(_ timeline: Timeline<ClockEntry>) -> [String] {
    timeline.entries.map { $0.date.formatted(.iso8601) }
  }

  @Test func `a plain clock changes at midnight alone`() throws {
    let timeline = try foresight().timeline(from: Samples.now)
    #expect(
      times(timeline) == ["2026-11-21T10:00:00Z", "2026-11-22T00:00:00Z", "2026-11-23T00:00:00Z"]
    )
    #expect(timeline.policy == .after(Samples.now + 86_400 * 3 - 36_000))
  }

  @Test func `twelve hours change at noon too`() throws {
    let timeline = try foresight([], .hours12).timeline(from: Samples.now)
    #expect(
      times(timeline).prefix(3) == [
        "2026-11-21T10:00:00Z", "2026-11-21T12:00:00Z", "2026-11-22T00:00:00Z",
      ]
    )
    #expect(timeline.entries.map(\.picture.period).prefix(3) == ["AM", "PM", "AM"])
  }

  @Test func `another city changes its day at its own midnight`() throws {
    let timeline = try foresight(["Asia/Tokyo"]).timeline(from: Samples.now)
    #expect(
      times(timeline).prefix(3) == [
        "2026-11-21T10:00:00Z", "2026-11-21T15:00:00Z", "2026-11-22T00:00:00Z",
      ]
    )
    #expect(timeline.entries.prefix(3).map { $0.picture.cities[0].day } == ["", "Sun", ""])
    #expect(timeline.entries.allSatisfy { $0.picture.cities[0].difference == "+9 h" })
  }

  @Test func `a difference changes with summer time, here and there`() throws {
    // Berlin leaves summer time on 25 October 2026 at 01:00 UTC.
    let start = Date(timeIntervalSince1970: 1_792_843_200)
    for (zone, city, before, after) in [
      ("UTC", "Europe/Berlin", "+2 h", "+1 h"), ("Europe/Berlin", "UTC", "−2 h", "−1 h"),
    ] {
      let timeline = try foresight([city], zone: zone).timeline(from: start)
      let change = Date(timeIntervalSince1970: 1_792_890_000)
      for entry in timeline.entries {
        #expect(entry.picture.cities[0].difference == (entry.date < change ? before : after))
      }
      #expect(timeline.entries.contains { $0.date == change })
    }
  }

  @Test func `sunrise and sunset begin the light and the night`() throws {
    let timeline = try foresight(place: "51.5,-0.13,London").timeline(from: Samples.now)
    let isUp = timeline.entries.map { $0.picture.sun?.isUp }
    // 21 November: day; sunset; midnight; sunrise; sunset …
    #expect(isUp == [true, false, false, true, false, false, true, false])
    for (entry, next) in zip(timeline.entries, timeline.entries.dropFirst()) {
      let span = try #require(entry.picture.sun?.span)
      #expect(span.contains(entry.date))
      #expect(span.upperBound >= next.date)
    }
  }

  @Test func `where the sun does not rise, nothing changes but the day`() throws {
    let timeline = try foresight(place: "78.22,15.65").timeline(from: Samples.now)
    #expect(timeline.entries.count == 3)
    #expect(timeline.entries.allSatisfy { $0.picture.sun?.times == .polarNight })
  }

  @Test(arguments: [-62_135_596_800.0, 0, 253_402_300_799, 1e13, -1e13])
  func `no date traps`(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let timeline = try foresight(["Asia/Tokyo"], .hours12, place: "1,1").timeline(from: date)
    #expect(timeline.entries.first?.date == date)
  }

  @Test func `no more entries than a timeline takes`() throws {
    let cities = (-11...12).map { "Etc/GMT\($0 < 0 ? "" : "+")\($0)" }
    let timeline = try foresight(cities, place: "41,29").timeline(from: Samples.now)
    #expect(timeline.entries.count <= ClockForesight.entryLimit)
    #expect(Set(timeline.entries.map(\.date)).count == timeline.entries.count)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Tokyo", "Asia/Tokyo"), ("tokyo", "Tokyo", "Asia/Tokyo"),
    ("new york", "New York", "America/New_York"), ("utc", "UTC", "GMT"),
    ("Ann = America/New_York", "Ann", "America/New_York"),
    ("Argentina/Ushuaia", "Ushuaia", "America/Argentina/Ushuaia"),
  ])
  func `a city is named by its zone, by itself, or as one likes`(
    text: String,
    name: String,
    zone: String
  ) {
    let city = ClockCity(text)
    #expect(city.name == name)
    #expect(city.zone?.identifier == zone)
  }

  @Test func `cities stand in several texts or in one`() {
    let names = ["London", "Tokyo", "Ann"]
    #expect(ClockCity.all(["Europe/London", "tokyo", "Ann=UTC"]).map(\.name) == names)
    #expect(ClockCity.all(["Europe/London, tokyo ,,Ann = UTC,"]).map(\.name) == names)
    #expect(ClockCity.all(Array(repeating: "UTC,UTC", count: 99)).count == ClockCity.limit)
  }

  @Test(arguments: ["", "=", "Mars/Olympus", "../../etc/passwd", "Asia", "Ann=", "/Tokyo/x"])
  func `what is no zone has none`(text: String) {
    #expect(ClockCity(text).zone == nil)
  }

  @Test(arguments: [
    (0, ""), (59, ""), (3_600, "+1 h"), (-3_600, "−1 h"), (20_700, "+5:45 h"),
    (-12_600, "−3:30 h"), (300, "+0:05 h"),
  ])
  func `a difference is in hours and minutes`(seconds: Int, text: String) {
    #expect(ClockForesight.difference(seconds) == text)
  }

  @Test func `a configured clock has its cities, a preview three, and no place where none is set`()
    async
  {
    let provider = ClockProvider(calendar: Samples.utc, place: { nil })
    let context = TimelineProviderContext(
      family: .systemLarge,
      isPreview: false,
      foreseen: Samples.now
    )
    let configuration = ClockConfiguration()
    configuration.zones = (0..<40).map { _ in "Asia/Tokyo" }
    let timeline = await provider.timeline(for: configuration, in: context)
    #expect(timeline.entries.first?.picture.cities.count == ClockCity.limit)
    #expect(timeline.entries.first?.picture.sun == nil)
    #expect(provider.placeholder(in: context).picture.cities.count == 3)
  }

  @Test func `the week, the month and the year are counted to the end of the day`() throws {
    let parts = try foresight().picture(at: Samples.now).parts
    #expect(parts.map(\.passed) == [6, 21, 325])
    #expect(parts.map(\.of) == [7, 30, 365])
  }
}
