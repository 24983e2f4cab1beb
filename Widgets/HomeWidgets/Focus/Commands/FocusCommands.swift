public import WidgetIntents

/// The timer's short commands, such as `focus`, `focus 4` and `focus stop`.
public struct FocusCommands: ShortCommandsProvider {
  public static var name: String { "focus" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Short commands for the focus timer.",
      turkish: "Odak zamanlayıcısı için kısa komutlar."
    )
  }

  public static var kinds: [String] { ["FocusWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: StartFocus(),
      summary: LocalizedStringResource(
        english: "begins a focus, or shows when the running one ends",
        turkish: "odağı başlatır ya da odağın ne zaman biteceğini gösterir"
      )
    )
    // Called `show` too, so that a number alone means it: `focus 4`.
    ShortCommand(
      "on",
      "show",
      performing: FocusOn(),
      entities: \.$toDo,
      example: "4",
      summary: LocalizedStringResource(
        english: "begins to focus on a to-do, by its number or name",
        turkish: "numarası ya da adıyla bir göreve odaklanır"
      )
    )
    .offering("isDone", is: false)
    ShortCommand(
      "for",
      performing: StartFocus(),
      text: \.$minutes,
      example: "50",
      summary: LocalizedStringResource(
        english: "begins a focus of that many minutes",
        turkish: "bu kadar dakikalık odak başlatır"
      )
    )
    ShortCommand(
      "pause",
      performing: PauseFocus(),
      summary: LocalizedStringResource(
        english: "pauses the clock",
        turkish: "saati durdurur, kalan süreyi saklar"
      )
    )
    ShortCommand(
      "resume",
      performing: ResumeFocus(),
      summary: LocalizedStringResource(
        english: "resumes a paused session",
        turkish: "duraklatılmış oturumu sürdürür"
      )
    )
    ShortCommand(
      "stop",
      performing: StopFocus(),
      summary: LocalizedStringResource(
        english: "ends the session early",
        turkish: "oturumu erken bitirir"
      )
    )
    ShortCommand(
      "break",
      performing: StartBreak(),
      summary: LocalizedStringResource(
        english: "begins a break of 5 minutes, of 15 after every fourth focus of a day",
        turkish: "5 dakikalık, günün her dördüncü odağından sonra 15 dakikalık mola başlatır"
      )
    )
    ShortCommand(
      "skip",
      performing: SkipSession(),
      summary: LocalizedStringResource(
        english: "skips to the next focus or break",
        turkish: "süreni bitirir, ardından geleni başlatır"
      )
    )
    ShortCommand(
      "status",
      performing: FocusStatus(),
      summary: LocalizedStringResource(
        english: "shows the running session and the past ones",
        turkish: "süren oturumu ve öncekileri gösterir"
      )
    )
    ShortCommand(
      "list",
      "ls",
      performing: ListFocus(),
      summary: LocalizedStringResource(
        english: "lists the focuses of the last seven days",
        turkish: "son yedi günün odaklarını listeler"
      )
    )
  }
}
