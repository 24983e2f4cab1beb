import WidgetIntents

/// The titles and descriptions that the habits' intents, entity and configuration share.
enum HabitTexts {
  static let widgetName = LocalizedStringResource(english: "Habits", turkish: "Alışkanlıklar")
  static let explanation = LocalizedStringResource(
    english: "A row of squares for each habit, ticked off day by day.",
    turkish: "Her alışkanlık için gün gün işaretlenen bir kare dizisi."
  )

  static let habit = LocalizedStringResource(english: "Habit", turkish: "Alışkanlık")
  static let name = LocalizedStringResource(english: "Name", turkish: "Ad")
  static let schedule = LocalizedStringResource(english: "Schedule", turkish: "Sıklık")
  static let color = LocalizedStringResource(english: "Color", turkish: "Renk")
  static let day = LocalizedStringResource(english: "Day", turkish: "Gün")
  static let streak = LocalizedStringResource(english: "Streak", turkish: "Seri")
  static let best = LocalizedStringResource(english: "Best streak", turkish: "En iyi seri")
  static let thisWeek = LocalizedStringResource(english: "This week", turkish: "Bu hafta")
  static let perWeek = LocalizedStringResource(english: "Per week", turkish: "Haftada")
  static let doneToday = LocalizedStringResource(english: "Done today", turkish: "Bugün yapıldı")
  static let lastDay = LocalizedStringResource(english: "Last day", turkish: "Son gün")
  static let added = LocalizedStringResource(english: "Added", turkish: "Eklendi")

  static let whichHabit = LocalizedStringResource(
    english: "A number or a name",
    turkish: "Bir numara ya da ad"
  )
  static let whatHabit = LocalizedStringResource(
    english: "The habit's name, such as Read",
    turkish: "Alışkanlığın adı, örneğin Oku"
  )
  static let howOften = LocalizedStringResource(
    english: "day, weekdays, or so many days a week: 3x",
    turkish: "her gün, hafta içi ya da haftada kaç gün: 3x"
  )
  static let whichDay = LocalizedStringResource(
    english: "A day such as yesterday or 2026-11-27; today unless given",
    turkish: "Dün ya da 2026-11-27 gibi bir gün; verilmezse bugün"
  )
}
