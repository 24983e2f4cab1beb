public import WidgetIntents

/// The calendar's short commands, such as `calendar next`, and its keys in the live view.
public struct CalendarCommands: ShortCommandsProvider {
  public static var name: String { "calendar" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Turns the pages of the calendars.",
      turkish: "Takvimlerin sayfalarını çevirir."
    )
  }

  public static var kinds: [String] { ["CalendarWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: ShowThisMonth(),
      summary: LocalizedStringResource(english: "turns back to today", turkish: "bugüne döner")
    )
    ShortCommand(
      "next",
      performing: NextMonth(),
      summary: LocalizedStringResource(
        english: "shows the month after",
        turkish: "sonraki ayı gösterir"
      )
    )
    .key("n", title: LocalizedStringResource(english: "next month", turkish: "sonraki ay"))
    ShortCommand(
      "previous",
      "back",
      performing: PreviousMonth(),
      summary: LocalizedStringResource(
        english: "shows the month before",
        turkish: "önceki ayı gösterir"
      )
    )
    .key("b", title: LocalizedStringResource(english: "month before", turkish: "önceki ay"))
    ShortCommand(
      "today",
      performing: ShowThisMonth(),
      summary: LocalizedStringResource(english: "turns back to today", turkish: "bugüne döner")
    )
    .key("t", title: LocalizedStringResource(english: "today", turkish: "bugün"))
    ShortCommand(
      "show",
      performing: ShowDay(),
      text: \.$day,
      example: LocalizedStringResource(english: "next friday", turkish: "gelecek cuma"),
      summary: LocalizedStringResource(
        english: "lists the to-dos of a day",
        turkish: "bir gün yapılacakları listeler"
      )
    )
    .key("g", title: LocalizedStringResource(english: "go to a day", turkish: "güne git"))
  }
}
