public import WidgetIntents

/// The habits' short commands, such as `habit add Read` and `habit done 1`.
public struct HabitCommands: ShortCommandsProvider {
  public static var name: String { "habit" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Short commands for habits.",
      turkish: "Alışkanlıklar için kısa komutlar."
    )
  }

  public static var kinds: [String] { ["HabitWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: ListHabits(),
      summary: LocalizedStringResource(
        english: "prints the habits with their last seven days",
        turkish: "alışkanlıkları son yedi günleriyle yazar"
      )
    )
    ShortCommand(
      "add",
      "a",
      performing: AddHabit(),
      text: \.$name,
      example: LocalizedStringResource(english: "Read", turkish: "Oku"),
      summary: LocalizedStringResource(
        english: "adds a habit for every day",
        turkish: "her gün için alışkanlık ekler"
      )
    )
    .key("a", title: LocalizedStringResource(english: "add", turkish: "ekle"))
    ShortCommand(
      "done",
      "tick",
      performing: TickHabit(),
      entities: \.$id,
      example: "1 3",
      summary: LocalizedStringResource(
        english: "ticks habits off for today, or removes the ticks",
        turkish: "alışkanlıkları bugün için işaretler ya da işareti kaldırır"
      )
    )
    ShortCommand(
      "yesterday",
      "dün",
      performing: TickHabit(day: "yesterday"),
      entities: \.$id,
      example: "1",
      summary: LocalizedStringResource(
        english: "does the same for yesterday",
        turkish: "aynısını dün için yapar"
      )
    )
    .key("b", title: LocalizedStringResource(english: "yesterday", turkish: "dün"))
    ShortCommand(
      "rename",
      performing: RenameHabit(),
      entity: \.$id,
      text: \.$name,
      example: LocalizedStringResource(english: "1 Read a page", turkish: "1 Bir sayfa oku"),
      summary: LocalizedStringResource(
        english: "gives a habit another name",
        turkish: "alışkanlığın adını değiştirir"
      )
    )
    .key(
      "e",
      title: LocalizedStringResource(english: "rename", turkish: "adlandır"),
      beginningWith: "name"
    )
    ShortCommand(
      "every",
      "schedule",
      performing: ScheduleHabit(),
      entity: \.$id,
      text: \.$schedule,
      example: LocalizedStringResource(english: "1 weekdays", turkish: "1 hafta içi"),
      summary: LocalizedStringResource(
        english: "sets how often: day, weekdays, or a number of days a week (3x)",
        turkish: "sıklığı belirler: her gün, hafta içi ya da haftada kaç gün (3x)"
      )
    )
    .key(
      "w",
      title: LocalizedStringResource(english: "how often", turkish: "sıklık"),
      suggesting: [
        LocalizedStringResource(english: "every day", turkish: "her gün"),
        LocalizedStringResource(english: "weekdays", turkish: "hafta içi"),
        LocalizedStringResource(english: "3x a week", turkish: "haftada 3"),
      ]
    )
    ShortCommand(
      "color",
      performing: SetHabitColor(),
      entity: \.$id,
      text: \.$tint,
      example: LocalizedStringResource(english: "1 blue", turkish: "1 mavi"),
      summary: LocalizedStringResource(
        english: "sets the colour of its squares",
        turkish: "karelerinin rengini belirler"
      )
    )
    .key("c", title: LocalizedStringResource(english: "colour", turkish: "renk"))
    ShortCommand(
      "rm",
      "remove",
      "delete",
      performing: RemoveHabit(),
      entities: \.$id,
      example: "1",
      summary: LocalizedStringResource(
        english: "removes habits with their ticks; 'widgetctl undo' brings them back",
        turkish: "alışkanlıkları işaretleriyle siler; 'widgetctl undo' geri getirir"
      )
    )
    .key("D", title: LocalizedStringResource(english: "remove", turkish: "sil"))
    ShortCommand(
      "show",
      performing: ShowHabit(),
      entities: \.$id,
      example: "1",
      summary: LocalizedStringResource(
        english: "shows a habit's streak",
        turkish: "bir alışkanlığın serisini gösterir"
      )
    )
    ShortCommand(
      "list",
      "ls",
      performing: ListHabits(),
      summary: LocalizedStringResource(
        english: "prints the same as 'habit' alone",
        turkish: "'habit' ile aynısını yazar"
      )
    )
  }
}
