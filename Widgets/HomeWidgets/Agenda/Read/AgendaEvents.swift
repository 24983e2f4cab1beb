import Foundation
import Moments
import ToDoFormats
import WidgetIntents

/// The events of a range of days, read from calendar files.
struct AgendaEvents: Sendable {
  private(set) var items: [AgendaItem] = []
  private(set) var calendars: [AgendaCalendar] = []
  private(set) var problems: [String] = []
  private(set) var problemCount = 0

  /// The most events of all days together; later ones are left out, and the user gets a message
  /// about that.
  static let maximumItems = 20_000

  init(
    of paths: [String],
    from start: CivilDate,
    days: Int,
    home: String?,
    in calendar: Calendar
  ) {
    let zones = TimeZoneSource()
    let zone = zones.zone(named: calendar.timeZone.identifier) ?? .utc
    let settings = FormatSettings(zone: zone, zones: zones, now: Instant(start.start(in: calendar)))
    var sources = AgendaSources(settings, home: home)
    sources.read(paths)
    calendars = sources.sources.map(\.calendar)
    (problems, problemCount) = (sources.problems, sources.problemCount)
    let window = EventWindow(from: start, to: start.adding(days: days), in: zone)
    var isCut = false
    for (index, source) in sources.sources.enumerated() {
      for event in source.events {
        let read = event.occurrences(in: window)
        isCut = isCut || read.isCut
        items += read.found.map { AgendaItem($0, of: index, in: calendar) }
      }
    }
    items.sort { ($0.start, $1.end, $0.title) < ($1.start, $0.end, $1.title) }
    if isCut || items.count > Self.maximumItems {
      problemCount += 1
      problems.append(
        String(english: "more events than can be shown", turkish: "gösterilebilenden çok etkinlik")
      )
      items = Array(items.prefix(Self.maximumItems))
    }
  }
}
