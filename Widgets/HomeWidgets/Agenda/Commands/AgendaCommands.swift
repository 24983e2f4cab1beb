public import WidgetIntents

/// The agenda's short commands, such as `agenda` and `agenda from monday`.
public struct AgendaCommands: ShortCommandsProvider {
  public static var name: String { "agenda" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Lists the events of your calendars.",
      turkish: "Takvimlerinizdeki etkinlikleri listeler."
    )
  }

  public static var kinds: [String] { ["AgendaWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: ListEvents(),
      summary: LocalizedStringResource(
        english: "lists the events of the coming week",
        turkish: "gelecek haftanın etkinliklerini listeler"
      )
    )
    ShortCommand(
      "from",
      performing: ListEvents(),
      text: \.$from,
      example: LocalizedStringResource(english: "next monday", turkish: "gelecek pazartesi"),
      summary: LocalizedStringResource(
        english: "lists the events of a week from a day on",
        turkish: "bir günden sonraki haftanın etkinliklerini listeler"
      )
    )
  }
}
