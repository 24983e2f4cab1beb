import Foundation
import Moments
import WidgetIntents

extension AgendaContents {
  /// Returns sample events of a few days, for the gallery, for the placeholder, and if no calendar
  /// is chosen.
  ///
  /// Today's events depend on the two hours that contain `now`: at every time of the day one is in
  /// progress and others follow.
  static func sample(at now: Date, days: Int, in calendar: Calendar) -> AgendaContents {
    let today = CivilDate(now, in: calendar)
    var contents = AgendaContents(dayCount: days)
    contents.isSample = true
    contents.calendars = [
      AgendaCalendar(name: String(english: "Work", turkish: "İş")),
      AgendaCalendar(name: String(english: "Home", turkish: "Ev")),
    ]
    let elapsed = Int(now.timeIntervalSince(today.start(in: calendar)) / 60)
    let events = events(from: elapsed - elapsed % 120)
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

  /// Returns today's events around the two hours that begin `start` minutes after midnight, and the
  /// events of the later days.
  private static func events(from start: Int) -> [Invented] {
    let today =
      switch start / 60 {
      case ..<6: night
      case ..<12: morning
      case ..<18: afternoon
      default: evening
      }
    let moved = today.compactMap { event in
      var event = event
      guard let from = event.from else { return Optional(event) }
      event.from = start + from
      return (0..<1_440).contains(start + from) ? event : nil
    }
    return moved + laterDays
  }

  private static let visit = Invented(
    minutes: 2,
    calendar: 1,
    english: "Mira stays",
    turkish: "Mira bizde"
  )

  // Of these the times of today are from the beginning of the two hours.
  private static let night = [
    visit,
    Invented(
      from: 0,
      minutes: 105,
      calendar: 1,
      english: "Night train",
      turkish: "Gece treni",
      place: ("Track 4", "4. peron")
    ),
    Invented(from: 105, minutes: 30, calendar: 1, english: "Change", turkish: "Aktarma"),
    Invented(from: 450, minutes: 45, english: "Stand-up", turkish: "Toplantı"),
  ]

  private static let morning = [
    visit,
    Invented(from: -90, minutes: 45, calendar: 1, english: "Running", turkish: "Koşu"),
    Invented(
      from: 0,
      minutes: 120,
      english: "Design review",
      turkish: "Tasarım",
      place: ("Room 3", "Oda 3")
    ),
    Invented(from: 120, minutes: 30, english: "Call Tomás", turkish: "Tomás’ı ara"),
    Invented(
      from: 210,
      minutes: 60,
      calendar: 1,
      english: "Lunch with Anna",
      turkish: "Anna ile yemek",
      place: ("Café Nero", "Çınaraltı")
    ),
    Invented(
      from: 600,
      minutes: 75,
      calendar: 1,
      english: "Choir",
      turkish: "Koro",
      place: ("St Mary’s", "Halkevi")
    ),
  ]

  private static let afternoon = [
    visit,
    Invented(from: -150, minutes: 30, english: "Call Tomás", turkish: "Tomás’ı ara"),
    Invented(from: 0, minutes: 120, english: "Write the report", turkish: "Raporu yaz"),
    Invented(
      from: 120,
      minutes: 30,
      calendar: 1,
      english: "Coffee, Anna",
      turkish: "Anna ile kahve",
      place: ("Café Nero", "Çınaraltı")
    ),
    Invented(
      from: 240,
      minutes: 75,
      calendar: 1,
      english: "Choir",
      turkish: "Koro",
      place: ("St Mary’s", "Halkevi")
    ),
  ]

  private static let evening = [
    visit,
    Invented(
      from: -150,
      minutes: 75,
      calendar: 1,
      english: "Choir",
      turkish: "Koro",
      place: ("St Mary’s", "Halkevi")
    ),
    Invented(
      from: 0,
      minutes: 105,
      calendar: 1,
      english: "Film with Leyla",
      turkish: "Leyla ile film",
      place: ("Old Cinema", "Eski Sinema")
    ),
    Invented(from: 105, minutes: 30, calendar: 1, english: "Walk home", turkish: "Eve yürüyüş"),
  ]

  private static let laterDays = [
    Invented(day: 1, from: 555, minutes: 15, english: "Stand-up", turkish: "Toplantı"),
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
    Invented(day: 3, from: 555, minutes: 15, english: "Stand-up", turkish: "Toplantı"),
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
    Invented(day: 6, from: 660, minutes: 180, calendar: 1, english: "Long walk", turkish: "Gezi"),
  ]
}
