import Foundation
import Moments
public import WidgetIntents

/// Lists the events of a range of days; the command `agenda` performs it.
public struct ListEvents: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "List Events",
    turkish: "Etkinlikleri Listele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Lists the events of some days, from files or from the calendars of placed agendas.",
    turkish: "Bazı günlerin etkinliklerini dosyalardan ya da yerleştirilmiş ajandalardan listeler."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Source", turkish: "Kaynak"),
    description: AgendaTexts.source
  )
  public var source: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "From", turkish: "Başlangıç"),
    description: LocalizedStringResource(
      english: "The first day; unless given, today",
      turkish: "İlk gün; verilmezse bugün"
    )
  )
  public var from: DateComponents?
  @Parameter(
    title: LocalizedStringResource(english: "Days", turkish: "Gün"),
    default: 7,
    inclusiveRange: (1, 3_660)
  )
  public var days: Int

  @Dependency var agenda: AgendaStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[Event]>
    & ProvidesDialog
  {
    let calendar = Calendar.gregorianHere
    let start: CivilDate
    if let from, case .day(let day) = try Due(from, in: calendar) {
      start = day
    } else {
      start = CivilDate(agenda.now.date, in: calendar)
    }
    var paths = ConfiguredPath.list(source ?? [])
    if paths.isEmpty { paths = try await EventQuery.placedPaths(agenda.now) }
    let read = await agenda.events(of: paths, from: start, days: days, in: calendar)
    return .result(value: Event.events(read, in: calendar), dialog: Self.dialog(read, paths))
  }

  /// Returns a sentence about a missing calendar, unreadable files or an empty list; empty if
  /// events were found.
  private static func dialog(_ read: AgendaEvents, _ paths: [String]) -> IntentDialog {
    if paths.isEmpty {
      return IntentDialog(
        english: "No calendar is chosen: widgetctl add agenda --source ~/.calendars",
        turkish: "Takvim seçilmemiş: widgetctl add agenda --source ~/.calendars"
      )
    }
    if !read.problems.isEmpty {
      return IntentDialog(stringLiteral: read.problems.joined(separator: "\n"))
    }
    guard read.items.isEmpty else { return "" }
    return IntentDialog(english: "There are no events.", turkish: "Etkinlik yok.")
  }
}
