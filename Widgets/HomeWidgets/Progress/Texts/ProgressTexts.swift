import WidgetIntents

/// The titles and descriptions of the progress widget and its parameters.
enum ProgressTexts {
  static let widgetName = LocalizedStringResource(english: "Progress", turkish: "İlerleme")
  static let explanation = LocalizedStringResource(
    english: "To-dos done day by day, the days in a row, and how old the open ones are.",
    turkish: "Gün gün biten görevler, üst üste günler ve açık görevlerin yaşı."
  )
  static let days = LocalizedStringResource(english: "Days", turkish: "Gün sayısı")
  static let howMany = LocalizedStringResource(
    english: "How many days the chart shows; unless given, as many as fit",
    turkish: "Çizelgedeki gün sayısı; verilmezse sığdığı kadar"
  )
}
