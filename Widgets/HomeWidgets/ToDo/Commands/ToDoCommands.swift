public import WidgetIntents

/// The to-do list's short commands, such as `todo add Buy milk tomorrow 9am` (BW-26).
public struct ToDoCommands: ShortCommandsProvider {
  public static var name: String { "todo" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "Short commands for the to-do list.",
      turkish: "Yapılacaklar listesi için kısa komutlar."
    )
  }

  public static var kinds: [String] { ["ToDoWidget"] }

  public static var commands: [ShortCommand] {
    // The result builder does not accept a list of lists.
    let all = daily + reminders + states + details + lists + views
    return all
  }

  @ShortCommandsBuilder private static var daily: [ShortCommand] {
    ShortCommand(
      performing: ListToDos(),
      summary: LocalizedStringResource(
        english: "lists open to-dos, the most urgent first",
        turkish: "açık görevleri ivedilik sırasıyla yazar"
      )
    )
    ShortCommand(
      "add",
      "a",
      performing: AddToDoFromWords(),
      text: \.$words,
      example: LocalizedStringResource(
        english: "Buy milk tomorrow 9am +home @Work pri:high",
        turkish: "Süt al yarın 9:00 +ev @İş öncelik:yüksek"
      ),
      summary: LocalizedStringResource(
        english: "adds a to-do; - reads one from each line; after --, everything is the name",
        turkish: "görev ekler; tire her satırdan bir görev okur, -- işaretinden sonrası hep addır"
      )
    )
    .key("a", title: LocalizedStringResource(english: "add", turkish: "ekle"))
    ShortCommand(
      "done",
      "do",
      "complete",
      "finish",
      performing: CompleteToDo(),
      entities: \.$id,
      example: "1 4-6",
      summary: LocalizedStringResource(
        english: "ticks to-dos off",
        turkish: "görevleri tamamlar"
      )
    )
    .offering("isDone", is: false)
    ShortCommand(
      "reopen",
      "undone",
      performing: ReopenToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "opens to-dos again",
        turkish: "görevleri yeniden açar"
      )
    )
    .offering("isDone", is: true)
    ShortCommand(
      "edit",
      "mod",
      performing: EditToDoFromWords(),
      entity: \.$id,
      text: \.$words,
      example: LocalizedStringResource(
        english: "3 friday 9am +home -work pri:low",
        turkish: "3 cuma 9:00 +ev -iş öncelik:düşük"
      ),
      summary: LocalizedStringResource(
        english: "changes a name, a date, tags, the list or the priority",
        turkish: "adı, tarihi, etiketleri, listeyi ya da önceliği değiştirir"
      )
    )
    .key(
      "e",
      title: LocalizedStringResource(english: "edit", turkish: "düzenle"),
      beginningWith: "name"
    )
    ShortCommand(
      "defer",
      "later",
      performing: DeferToDoFromWords(),
      entity: \.$id,
      text: \.$words,
      example: LocalizedStringResource(english: "3 next monday", turkish: "3 gelecek pazartesi"),
      summary: LocalizedStringResource(
        english: "puts to-dos off to a day or by a time (2 weeks), to tomorrow unless one is given",
        turkish: "görevleri bir güne ya da bir süre (2 hafta), verilmezse yarına erteler"
      )
    )
    .key(
      "d",
      title: LocalizedStringResource(english: "defer", turkish: "ertele"),
      suggesting: [
        LocalizedStringResource(english: "tomorrow", turkish: "yarın"),
        LocalizedStringResource(english: "2 days", turkish: "2 gün"),
        LocalizedStringResource(english: "next week", turkish: "gelecek hafta"),
        LocalizedStringResource(english: "next month", turkish: "gelecek ay"),
        LocalizedStringResource(english: "no date", turkish: "tarihsiz"),
      ]
    )
  }

  @ShortCommandsBuilder private static var lists: [ShortCommand] {
    ShortCommand(
      "list",
      "ls",
      performing: ListToDos(),
      text: \.$words,
      example: LocalizedStringResource(
        english: "late +home @Work pri:high milk",
        turkish: "geç +ev @İş öncelik:yüksek süt"
      ),
      summary: LocalizedStringResource(
        english:
          "prints those that fit all words: today, late, tomorrow, week, later, blocked, done, all, +tag, @list, pri:high, no:date, due < friday, a part of the name",
        turkish:
          "bütün sözlere uyan görevleri yazar: bugün, geç, yarın, hafta, sonra, bekleyen, tamam, hepsi, +etiket, @liste, öncelik:yüksek, yok:tarih, due < cuma, adın bir parçası"
      )
    )
    .option(\ListToDos.$view)
    .option(\ListToDos.$order)
    .option(\ListToDos.$columns)
    ShortCommand(
      "import",
      performing: ImportToDos(),
      text: \.$files,
      example: "~/todo.txt",
      summary: LocalizedStringResource(
        english: "brings to-dos from other programs; 'widgetctl help import' has its options",
        turkish: "başka programların görevlerini alır; seçenekler: 'widgetctl help import'"
      )
    )
    ShortCommand(
      "export",
      performing: ExportToDos(),
      text: \.$file,
      example: "~/todo.txt",
      summary: LocalizedStringResource(
        english: "writes to-dos for other programs; 'widgetctl help export' has its options",
        turkish: "görevleri başka programlar için yazar; seçenekler: 'widgetctl help export'"
      )
    )
    listing("today", "bugün")
    listing("late", "geç", "overdue")
    listing("tomorrow", "yarın")
    listing("week", "hafta")
    listing("all", "hepsi")
  }

  /// Returns the short command for a condition of `todo ls` that can be used alone, such as `todo
  /// today`.
  ///
  /// `other` is another word for the condition, if there is one.
  private static func listing(
    _ word: String,
    _ turkish: String,
    _ other: String? = nil
  ) -> ShortCommand {
    let list = ListToDos()
    list.words = [word]
    return ShortCommand(
      [word, turkish] + [other].compactMap(\.self),
      performing: list,
      text: \.$words,
      example: "",
      summary: LocalizedStringResource(
        english: "prints what 'ls \(word)' does",
        turkish: "'ls \(turkish)' ile aynısını yazar"
      )
    )
  }
}
