import Foundation
import Moments
public import WidgetIntents

/// The configuration of a placed progress widget: which to-dos are counted, and for how many days.
public struct ProgressConfiguration: WidgetConfigurationIntent {
  public static let title = ProgressTexts.widgetName
  public static let description: IntentDescription? = IntentDescription(ProgressTexts.explanation)

  @Parameter(
    title: ToDoTexts.list,
    description: LocalizedStringResource(
      english: "Only the to-dos of this list",
      turkish: "Yalnızca bu listedeki görevler"
    ),
    optionsProvider: ToDoListOptions()
  )
  public var list: String?
  @Parameter(
    title: ToDoTexts.tags,
    description: LocalizedStringResource(
      english: "Only those that have all of these tags",
      turkish: "Yalnızca bu etiketlerin hepsini taşıyan görevler"
    ),
    optionsProvider: ToDoTagOptions()
  )
  public var tags: [String]?
  @Parameter(
    title: ProgressTexts.days,
    description: ProgressTexts.howMany,
    inclusiveRange: (7, ProgressPicture.maximumDays)
  )
  public var days: Int?

  public init() {}
}

/// Returns the number of to-dos done today, and a sentence about the week, the streak and the open
/// to-dos.
public struct ShowProgress: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show Progress",
    turkish: "İlerlemeyi Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Returns the to-dos done today and this week, the days in a row, and the open ones.",
    turkish: "Bugün ve bu hafta biten görevleri, üst üste günleri ve açık olanları söyler."
  )

  @Parameter(title: ToDoTexts.list)
  public var list: String?
  @Parameter(title: ToDoTexts.tags)
  public var tags: [String]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let scope = ProgressScope(list: list, tags: tags ?? [])
    let calendar = Calendar.gregorianHere
    let now = toDos.now.date
    let contents = try await toDos.store.read { transaction in
      try ProgressContents(from: transaction, of: scope, now: now, in: calendar)
    }
    let picture = contents.picture(on: CivilDate(now, in: calendar), in: calendar)
    let (today, week) = (picture.doneToday, picture.doneThisWeek)
    let (difference, open) = (ProgressWords.comparison(picture.difference), picture.openCount)
    let streak = picture.streak
    return .result(
      value: today,
      dialog: IntentDialog(
        english:
          "\(today) done today, \(week) this week: \(difference). \(streak) day\(streak == 1 ? "" : "s") in a row, \(open) open.",
        turkish:
          "Bugün \(today), bu hafta \(week) görev bitti: \(difference). Üst üste \(streak) gün, \(open) açık."
      )
    )
  }
}
