public import WidgetIntents

/// The configuration of a placed habit widget: the single habit to show, or `nil` for all.
public struct HabitConfiguration: WidgetConfigurationIntent {
  public static let title = HabitTexts.widgetName
  public static let description: IntentDescription? = IntentDescription(HabitTexts.explanation)

  @Parameter(
    title: HabitTexts.habit,
    description: LocalizedStringResource(
      english: "Shows only this habit, with its whole year in the large sizes",
      turkish: "Yalnızca bu alışkanlığı gösterir, büyük boylarda bütün yılıyla"
    )
  )
  public var habit: Habit?

  public init() {}
}
