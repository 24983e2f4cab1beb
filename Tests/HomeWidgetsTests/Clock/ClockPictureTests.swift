import Foundation
import Moments
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of the clock", .timeLimit(.minutes(2)))
struct ClockPictureTests {
  private nonisolated static let world = [
    "Europe/London", "Asia/Tokyo", "Ann=America/New_York", "Asia/Kathmandu",
  ]

  private static func entry(
    cities: [String] = [],
    place: Place? = nil,
    form: ClockForm = .hours24,
    at date: Date = Samples.now
  ) -> ClockEntry {
    let foresight = ClockForesight(
      cities: ClockCity.all(cities),
      form: form,
      place: place,
      calendar: Samples.utc,
      locale: LocaleForm(uses24HourClock: true)
    )
    return ClockEntry(date: date, picture: foresight.picture(at: date))
  }

  private nonisolated static let datasets = [
    "plain", "sun", "world", "sun-world", "twelve", "polar", "hostile",
  ]

  private static func entry(named name: String) -> ClockEntry {
    let istanbul = Place("41.01,28.98,Istanbul")
    return switch name {
    case "sun": entry(place: istanbul)
    case "world": entry(cities: world)
    case "sun-world": entry(cities: world, place: istanbul)
    // 21:00, as the large letters of twelve hours have no room for a period.
    case "twelve": entry(cities: world, form: .hours12, at: Samples.now + 11 * 3_600)
    case "polar": entry(cities: ["UTC"], place: Place("78.22,15.65,Longyearbyen"))
    case "hostile":
      entry(
        cities: [
          "Mars/Olympus", "", "../../etc/passwd", "\u{1B}[31mred\u{1B}[0m=Asia/Tokyo",
          "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch=Europe/London",
          String(repeating: "x", count: 5_000), "漢字漢字漢字漢字漢字漢字漢字漢字=Asia/Tokyo", "=", "a=b=c",
        ],
        place: Place("0,0,\(String(repeating: "W", count: 60))")
      )
    default: entry()
    }
  }

  // BW-20
  @Test(arguments: datasets)
  func `every size has its picture, in Unicode and in ASCII`(name: String) throws {
    for isASCII in [false, true] {
      try expectSnapshot(
        try widgetSheet("Clock", of: Self.entry(named: name), isASCII: isASCII) {
          ClockWidgetView(picture: $0.picture)
        },
        "clock-\(name)-\(isASCII ? "ascii" : "unicode")"
      )
    }
  }

  // BW-20
  @Test func `a placeholder and a narrow terminal have their pictures`() throws {
    let entry = Self.entry(named: "sun-world")
    try expectSnapshot(
      try widgetSheet("Clock", of: entry, isPlaceholder: true) {
        ClockWidgetView(picture: $0.picture)
      },
      "clock-placeholder"
    )
    try expectSnapshot(
      try widgetSheet("Clock", of: entry, columns: 30) { ClockWidgetView(picture: $0.picture) },
      "clock-narrow"
    )
  }

  @Test func `the minute turns without a new entry`() throws {
    var drawing = WidgetDrawing(family: .accessoryInline, title: "Clock") { (entry: ClockEntry) in
      ClockWidgetView(picture: entry.picture)
    }
    // Without a frame.
    drawing.columns = 29
    let kept = try drawing.archive(of: Self.entry(cities: ["Rome=Asia/Tokyo"]))
    #expect(drawing.picture(of: kept).grid.plainText == "10:00 Sat 21 Nov · Rome 19:00\n")
    let later = KeptPicture(view: kept.view, date: kept.date + 83)
    #expect(drawing.picture(of: later).grid.plainText == "10:01 Sat 21 Nov · Rome 19:01\n")
    var context = DrawContext(now: Instant(later.date))
    context.findsNextChange = true
    let size = CellSize(columns: 29, rows: 1)
    #expect(
      WidgetPicture(kept.view, size: size, in: context).nextChange == Instant(kept.date + 120)
    )
  }
}
