import Foundation
import Moments
import WidgetIntents

extension AgendaContents {
  /// Returns sample events of a few days, for the gallery, for the placeholder, and if no calendar
  /// is chosen.
  static func sample(at now: Date, days: Int, in calendar: Calendar) -> AgendaContents {
    let today = CivilDate(now, in: calendar)
    var contents = AgendaContents(dayCount: days)
    contents.isSample = true
    contents.calendars = [
      AgendaCalendar(name: String(english: "Work", turkish: "İş")),
      AgendaCalendar(name: String(english: "Home", turkish: "Ev")),
    ]
    contents.items = events.map { event in
      let day = today.adding(days: event.day)
      let start = day.start(in: calendar)
      let title = String(english: event.english, turkish: event.turkish)
      let place = String(english: event.place.0, turkish: event.place.1)
      guard let from = event.from else {
        return AgendaItem(
          title,
          place: place,
          calendar: event.calendar,
          isAllDay: true,
          from: start,
          to: day.adding(days: event.minutes).start(in: calendar)
        )
      }
      let begin = start + TimeInterval(from * 60)
      return AgendaItem(
        title,
        place: place,
        calendar: event.calendar,
        from: begin,
        to: begin + TimeInterval(event.minutes * 60)
      )
    }
    .sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    return contents
  }

  private struct Invented {
    var day = 0
    /// The start in minutes after midnight; `nil` for an all-day event, for which `minutes` is its
    /// number of days.
    var from: Int?
    var minutes: Int
    var calendar = 0
    let english: String
    let turkish: String
    var place = ("", "")
  }

  private static let events = [
    Invented(minutes: 2, calendar: 1, english: "Mira visits", turkish: "Mira geliyor"),
    Invented(from: 555, minutes: 15, english: "Stand-up", turkish: "Günlük toplantı"),
    Invented(
      from: 690,
      minutes: 60,
      english: "Design review",
      turkish: "Tasarım toplantısı",
      place: ("Room 3", "Oda 3")
    ),
    Invented(
      from: 780,
      minutes: 45,
      calendar: 1,
      english: "Lunch with Anna",
      turkish: "Anna ile yemek",
      place: ("Café Nero", "Çınaraltı")
    ),
    Invented(from: 960, minutes: 90, english: "Write the report", turkish: "Raporu yaz"),
    Invented(
      from: 1_140,
      minutes: 75,
      calendar: 1,
      english: "Choir",
      turkish: "Koro",
      place: ("St Mary’s", "Halkevi")
    ),
    Invented(day: 1, from: 555, minutes: 15, english: "Stand-up", turkish: "Günlük toplantı"),
    Invented(
      day: 1,
      from: 840,
      minutes: 50,
      calendar: 1,
      english: "Dentist",
      turkish: "Diş hekimi",
      place: ("Harbour St 4", "Liman Sk. 4")
    ),
    Invented(day: 2, from: 600, minutes: 120, english: "Planning", turkish: "Planlama"),
    Invented(day: 3, from: 555, minutes: 15, english: "Stand-up", turkish: "Günlük toplantı"),
    Invented(
      day: 3,
      from: 900,
      minutes: 30,
      english: "Call with Tomás",
      turkish: "Tomás ile görüşme"
    ),
    Invented(
      day: 4,
      from: 1_170,
      minutes: 120,
      calendar: 1,
      english: "Dinner at Leyla’s",
      turkish: "Leyla’da akşam yemeği"
    ),
    Invented(
      day: 5,
      from: 600,
      minutes: 90,
      calendar: 1,
      english: "Market",
      turkish: "Pazar alışverişi",
      place: ("Old Square", "Eski Meydan")
    ),
  ]
}
