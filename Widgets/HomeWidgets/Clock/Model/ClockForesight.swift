import Foundation
import Moments
import WidgetIntents
import WidgetTimeline

/// Creates the timeline of a clock.
///
/// The host updates the time; everything else changes at moments that are known in advance.
struct ClockForesight {
  let cities: [ClockCity]
  let form: ClockForm
  let place: Place?
  let calendar: Calendar
  let locale: LocaleForm

  /// The number of days in one timeline, after which it is reloaded.
  static let days = 3
  /// The most entries in one timeline: enough for three days.
  ///
  /// Entries begin at sunrise, sunset, noon, and midnight here and in each city.
  static let entryLimit = 64

  /// Returns a timeline with an entry for `now` and for each later moment at which the picture
  /// changes.
  ///
  /// It is reloaded after three days, or when its entries are used up.
  func timeline(from now: Date) -> Timeline<ClockEntry> {
    let today = CivilDate(now, in: calendar)
    let end = today.adding(days: Self.days).start(in: calendar)
    var entries = [ClockEntry(date: now, picture: picture(at: now))]
    for moment in changes(from: today).filter({ $0 > now && $0 < end }).sorted() {
      let picture = picture(at: moment)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < Self.entryLimit else {
        return Timeline(entries: entries, policy: .after(moment))
      }
      entries.append(ClockEntry(date: moment, picture: picture))
    }
    return Timeline(entries: entries, policy: .after(end))
  }

  func picture(at now: Date) -> ClockPicture {
    let day = CivilDate(now, in: calendar)
    let start = day.start(in: calendar)
    let end = day.adding(days: 1).start(in: calendar)
    return ClockPicture(
      day: day,
      period: form.uses24Hours(locale) ? nil : period(at: now),
      clock: form,
      sun: place.map { sun(at: now, on: day, $0) },
      cities: cities.map { city($0, at: now, on: day) },
      // The last day that a date can express has no end, so its end may be before the start.
      span: start...max(start, end)
    )
  }

  /// Returns the moments at which something other than the time may change; some may be outside the
  /// timeline.
  private func changes(from today: CivilDate) -> Set<Date> {
    var moments: Set<Date> = []
    let zones = cities.compactMap(\.zone)
    for days in -1...Self.days {
      let day = today.adding(days: days)
      moments.insert(day.start(in: calendar))
      if !form.uses24Hours(locale) { moments.insert(noon(of: day, in: calendar)) }
      if let place, case .riseAndSet(let rise, let set) = times(on: day, place) {
        moments.formUnion([rise.date, set.date])
      }
      for zone in zones {
        var there = calendar
        there.timeZone = zone
        moments.insert(day.start(in: there))
      }
    }
    let start = today.start(in: calendar)
    for zone in zones + [calendar.timeZone] {
      if let change = zone.nextDaylightSavingTimeTransition(after: start) { moments.insert(change) }
    }
    return moments
  }

  private func noon(of day: CivilDate, in calendar: Calendar) -> Date {
    let parts = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
    return calendar.date(from: parts) ?? day.start(in: calendar)
  }

  private func period(at now: Date) -> String {
    calendar.component(.hour, from: now) < 12
      ? String(english: "AM", turkish: "ÖÖ") : String(english: "PM", turkish: "ÖS")
  }

  private func times(on day: CivilDate, _ place: Place) -> SunTimes {
    SunTimes(at: place, nearMidday: Instant(noon(of: day, in: calendar)))
  }

  private func sun(at now: Date, on day: CivilDate, _ place: Place) -> ClockPicture.Sun {
    let times = times(on: day, place)
    var isUp = times == .polarDay
    var span: ClosedRange<Date>?
    if case .riseAndSet(let rise, let set) = times {
      isUp = (rise.date..<set.date).contains(now)
      if isUp {
        span = rise.date...set.date
      } else {
        let isEvening = now >= set.date
        let other = self.times(on: day.adding(days: isEvening ? 1 : -1), place)
        if case .riseAndSet(let otherRise, let otherSet) = other {
          let (from, to) = isEvening ? (set.date, otherRise.date) : (otherSet.date, rise.date)
          span = from...max(from, to)
        }
      }
    }
    return ClockPicture.Sun(place: place.name ?? "", times: times, span: span, isUp: isUp)
  }

  private func city(_ city: ClockCity, at now: Date, on day: CivilDate) -> ClockPicture.City {
    guard let zone = city.zone else {
      return ClockPicture.City(name: city.name, zone: nil, difference: "", day: "")
    }
    var there = calendar
    there.timeZone = zone
    let other = CivilDate(now, in: there)
    let seconds = zone.secondsFromGMT(for: now) - calendar.timeZone.secondsFromGMT(for: now)
    return ClockPicture.City(
      name: city.name,
      zone: zone.identifier,
      difference: Self.difference(seconds),
      day: other == day ? "" : other.weekday.shortName(in: .spoken)
    )
  }

  /// Returns a difference in seconds as text, such as `+6 h` or `−3:30 h`; empty for less than a
  /// minute.
  static func difference(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    guard minutes > 0 else { return "" }
    let rest = minutes % 60 == 0 ? "" : (minutes % 60 < 10 ? ":0" : ":") + "\(minutes % 60)"
    return "\(seconds < 0 ? "−" : "+")\(minutes / 60)\(rest) \(String(english: "h", turkish: "sa"))"
  }
}

/// The clock as the widget shows it from `date` on.
struct ClockEntry: TimelineEntry {
  let date: Date
  let picture: ClockPicture
}
