import Moments
import TestSupport
import Testing

@testable import WidgetRender

@Suite("Dates of another place (SU-89)", .timeLimit(.minutes(5)))
struct DatePlaceTests {
  private func date(
    _ style: ArchivedText.DateStyle,
    in zone: String? = nil,
    _ locale: String? = nil
  ) -> ArchivedView {
    .text(
      ArchivedText(runs: [.init(.date(noon, style))], timeZone: zone, locale: locale)
    )
  }

  private func drawn(_ view: ArchivedView, zones: TimeZoneSource = TimeZoneSource()) throws
    -> [String]
  {
    let context = DrawContext(
      now: noon,
      timeZone: try TestZones.zone(.berlin),
      locale: LocaleForm(identifier: "en_GB"),
      zones: zones
    )
    let picture = WidgetPicture(view, size: CellSize(columns: 24, rows: 4), in: context)
    return lines(of: picture.grid).filter { !$0.isEmpty }
      .map { String($0.drop { $0 == " " }).split(separator: "\u{202F}").joined(separator: " ") }
  }

  @Test func `a text's zone and locale are used for it alone`() throws {
    try ZoneFolder.with { zones in
      let view = column(
        date(.time, in: "Good/Zone"),
        date(.time, in: "<+0530>-5:30", "en_US"),
        date(.date, "tr_TR"),
        date(.time)
      )
      let words = try drawn(view, zones: zones)
      #expect(words == ["09:00", "5:30 PM", "21 Kasım 2026", "13:00"])
    }
  }

  @Test(arguments: ["Mars/Olympus", "", "../localtime", "Bad/Garbage", "Bad/Pipe", "\u{1B}[31m"])
  func `a zone that cannot be read is the reader's`(_ name: String) throws {
    try ZoneFolder.with { zones in
      let words = try drawn(date(.time, in: name), zones: zones)
      #expect(words == ["13:00"])
    }
  }

  @Test func `a day is counted in the text's zone`() throws {
    // In Berlin the clocks go back on 25 October 2026; in UTC a day has 24 hours.
    let start = try TestZones.instant("2026-10-24T12:00:00Z")
    func words(_ zone: String?) throws -> [String] {
      let text = ArchivedText(runs: [.init(.date(start, .relative))], timeZone: zone)
      let context = DrawContext(
        now: try TestZones.instant("2026-10-25T12:00:00Z"),
        timeZone: try TestZones.zone(.berlin)
      )
      return lines(
        of: WidgetPicture(.text(text), size: CellSize(columns: 20, rows: 1), in: context).grid
      )
    }
    #expect(try words(nil) == ["      24 hours"])
    #expect(try words("UTC") == ["       1 day"])
  }

  @Test func `a zone is looked for once, and only while the budget lasts`() throws {
    try ZoneFolder.with { source in
      var zones = NamedZones(from: source)
      var budget = DrawingBudget(steps: 25_000)
      let zone = try #require(zones.zone(named: "Good/Zone", paidBy: &budget))
      #expect(budget.steps == 5_000)
      #expect(zones.zone(named: "Good/Zone", paidBy: &budget) == zone)
      #expect(budget.steps == 5_000)
      #expect(zones.zone(named: "UTC", paidBy: &budget) == nil)
    }
  }
}
