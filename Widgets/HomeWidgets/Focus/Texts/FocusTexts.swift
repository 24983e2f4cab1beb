import WidgetIntents

/// The titles and descriptions that the timer's intents, entity and configuration share.
enum FocusTexts {
  static let widgetName = LocalizedStringResource(english: "Focus", turkish: "Odak")
  static let explanation = LocalizedStringResource(
    english: "A timer for one to-do at a time, with breaks in between.",
    turkish: "Her seferinde tek görev için zamanlayıcı, aralarda mola."
  )

  static let number = LocalizedStringResource(english: "Number", turkish: "Numara")
  static let kind = LocalizedStringResource(english: "Kind", turkish: "Tür")
  static let toDo = LocalizedStringResource(english: "To-do", turkish: "Görev")
  static let minutes = LocalizedStringResource(english: "Minutes", turkish: "Dakika")
  static let focused = LocalizedStringResource(
    english: "Focused minutes",
    turkish: "Odaklanılan dakika"
  )
  static let started = LocalizedStringResource(english: "Started", turkish: "Başlangıç")
  static let ended = LocalizedStringResource(english: "Ended", turkish: "Bitiş")
  static let complete = LocalizedStringResource(english: "Complete", turkish: "Tamamlandı")
  static let isLong = LocalizedStringResource(english: "Long", turkish: "Uzun")

  static let whatFor = LocalizedStringResource(
    english: "The to-do to work on: a number, an id or a name",
    turkish: "Üzerinde çalışılacak görev: bir numara, kimlik ya da ad"
  )
  static let focusMinutes = LocalizedStringResource(
    english: "1 to 480; 25 unless given",
    turkish: "1 ile 480 arası; verilmezse 25"
  )
  static let breakMinutes = LocalizedStringResource(
    english: "1 to 480; unless given 5, or 15 after every fourth focus of a day",
    turkish: "1 ile 480 arası; verilmezse 5, günün her dördüncü odağından sonra 15"
  )
  static let whetherLong = LocalizedStringResource(
    english: "Whether it counts as a long break",
    turkish: "Uzun mola sayılıp sayılmadığı"
  )
}
