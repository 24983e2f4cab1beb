public import WidgetIntents

/// The configuration of a placed calendar widget: the start of the week, week numbers and to-dos
/// (BW-20).
public struct CalendarConfiguration: WidgetConfigurationIntent {
  public static let title = widgetName
  public static let description: IntentDescription? = IntentDescription(explanation)

  static let widgetName = LocalizedStringResource(english: "Calendar", turkish: "Takvim")
  static let explanation = LocalizedStringResource(
    english: "The month, with the to-dos of each day.",
    turkish: "Ay ve günlerinde yapılacaklar."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Week start", turkish: "Haftanın başı"),
    description: LocalizedStringResource(
      english: "The first day of a week; unless given, that of your locale",
      turkish: "Haftanın ilk günü; verilmezse yerel ayara göre"
    ),
    default: .automatic
  )
  public var weekStart: WeekStart
  @Parameter(
    title: LocalizedStringResource(english: "Week numbers", turkish: "Hafta numaraları"),
    description: LocalizedStringResource(
      english: "Whether the number of each week is shown",
      turkish: "Her haftanın numarası gösterilsin mi"
    ),
    default: false
  )
  public var weekNumbers: Bool
  @Parameter(
    title: LocalizedStringResource(english: "To-dos", turkish: "Görevler"),
    description: LocalizedStringResource(
      english: "Whether days with due to-dos are marked",
      turkish: "Görevi olan günler işaretlensin mi"
    ),
    default: true
  )
  public var toDos: Bool

  public init() {}
}
