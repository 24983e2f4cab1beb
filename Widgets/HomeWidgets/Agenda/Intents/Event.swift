public import Foundation
import Moments
import WidgetExtension
public import WidgetIntents

/// An event of a placed agenda's calendars, for scripts such as `find Event where title contains
/// dentist`.
public struct Event: AppEntity {
  public static let persistentIdentifier = "Event"
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource(english: "Event", turkish: "Etkinlik")
    )
  }
  public static var defaultQuery: EventQuery { EventQuery() }

  /// The start in the user's time zone: `2026-11-30 09:15`, or `2026-11-30` for an all-day event.
  ///
  /// A second event with the same start has ` #2` at the end, a third one ` #3`.
  public let id: String
  @Property(title: "Title") public var title: String
  @Property(title: "Place") public var place: String
  @Property(title: "Start") public var start: Date
  /// The end; for an all-day event, the start of the day after its last day.
  @Property(title: "End") public var end: Date
  @Property(title: "All Day") public var isAllDay: Bool
  @Property(title: "Cancelled") public var isCancelled: Bool
  @Property(title: "Calendar") public var calendar: String

  /// The subtitle: the end and the place, for example `until 10:00 · Room 3`; either is left out if
  /// empty.
  private let detail: String

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: LocalizedStringResource(stringLiteral: detail)
    )
  }

  private init(_ item: AgendaItem, calendar: String, id: String, detail: String) {
    (self.id, self.detail) = (id, detail)
    (title, place, self.calendar) = (item.title, item.place, calendar)
    (start, end) = (item.start, item.end)
    (isAllDay, isCancelled) = (item.isAllDay, item.isCancelled)
  }

  /// Returns an entity for each event that was read, with a unique identifier.
  static func events(_ read: AgendaEvents, in calendar: Calendar) -> [Event] {
    var counts: [String: Int] = [:]
    return read.items.map { item in
      let start = written(item.start, item, in: calendar)
      let number = counts[start, default: 0] + 1
      counts[start] = number
      let isKnown = read.calendars.indices.contains(item.calendar)
      let words = [until(item, in: calendar), item.place].filter { !$0.isEmpty }
      return Event(
        item,
        calendar: isKnown ? read.calendars[item.calendar].name : "",
        id: number == 1 ? start : "\(start) #\(number)",
        detail: words.joined(separator: " · ")
      )
    }
  }

  private static func written(_ date: Date, _ item: AgendaItem, in calendar: Calendar) -> String {
    let day = CivilDate(date, in: calendar).text
    return item.isAllDay ? day : "\(day) \(time(date, in: calendar))"
  }

  private static func time(_ date: Date, in calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Returns the event's end as text, such as `until 10:00`; empty for events without length and
  /// for single all-day events.
  ///
  /// The date is included only if the event ends on another day than it starts.
  private static func until(_ item: AgendaItem, in calendar: Calendar) -> String {
    let (first, last) = (
      CivilDate(item.start, in: calendar), CivilDate(max(item.start, item.end - 1), in: calendar)
    )
    guard item.start < item.end, !item.isAllDay || first != last else { return "" }
    let end =
      item.isAllDay
      ? last.text
      : first == last ? time(item.end, in: calendar) : written(item.end, item, in: calendar)
    return String(english: "until \(end)", turkish: "bitiş \(end)")
  }
}

/// Finds the events of the next 31 days, today included, in the calendars of the placed agendas.
public struct EventQuery: EnumerableEntityQuery {
  private static let days = 31

  @AppDependency var agenda: AgendaStore

  public init() {}

  public func entities(for identifiers: [String]) async throws -> [Event] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }

  public func allEntities() async throws -> [Event] {
    let calendar = Calendar.gregorianHere
    let read = await agenda.events(
      of: try await Self.placedPaths(agenda.now),
      from: CivilDate(agenda.now.date, in: calendar),
      days: Self.days,
      in: calendar
    )
    return Event.events(read, in: calendar)
  }

  /// Returns the paths of the calendars of all placed agendas, without duplicates.
  static func placedPaths(_ now: Instant) async throws -> [String] {
    // WidgetCenter knows no configurations in a process that only performs an intent.
    let placed = await ExtensionServer.host?.configurations() ?? []
    let builder = IntentBuilder(context: IntentContext(now: now.date, timeZone: .current))
    var texts: [String] = []
    for widget in placed where widget.kind == AgendaConfiguration.kind {
      let configuration = try? await builder.configuration(
        AgendaConfiguration.self,
        widget.configuration
      )
      texts += configuration?.source ?? []
    }
    return ConfiguredPath.list(texts)
  }
}
