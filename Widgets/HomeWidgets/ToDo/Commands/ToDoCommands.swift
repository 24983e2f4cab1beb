public import WidgetIntents

/// The to-do list's short words: `todo add Buy milk tomorrow 9am` (BW-26).
public struct ToDoCommands: ShortCommandsProvider {
  public static var name: String { "todo" }
  public static var summary: LocalizedStringResource {
    LocalizedStringResource(
      english: "The to-do list in short words.",
      turkish: "Yapılacaklar listesi, kısa sözlerle."
    )
  }

  public static var kinds: [String] { ["ToDoWidget"] }

  public static var commands: [ShortCommand] {
    ShortCommand(
      performing: ListToDos(),
      summary: LocalizedStringResource(
        english: "prints what is open, in the order of its urgency",
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
        english: "adds a to-do; a dash reads one a line, and behind -- all is its name",
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
    ShortCommand(
      "pri",
      performing: SetPriority(),
      entity: \.$id,
      text: \.$priority,
      example: LocalizedStringResource(english: "3 high", turkish: "3 yüksek"),
      summary: LocalizedStringResource(
        english: "says how much a to-do matters: high, medium, low or none",
        turkish: "önceliği belirler: yüksek, orta, düşük ya da yok"
      )
    )
    .key("p", title: LocalizedStringResource(english: "priority", turkish: "öncelik"))
    ShortCommand(
      "tag",
      performing: AddTag(),
      entity: \.$id,
      text: \.$tag,
      example: LocalizedStringResource(english: "3 home", turkish: "3 ev"),
      summary: LocalizedStringResource(
        english: "adds a tag; edit 3 -home takes it away",
        turkish: "etiket ekler; edit 3 -ev kaldırır"
      )
    )
    .key(
      "t",
      title: LocalizedStringResource(english: "tag", turkish: "etiket"),
      completing: .property("tags", of: ToDo.self)
    )
    ShortCommand(
      "note",
      performing: AddNote(),
      entity: \.$id,
      text: \.$note,
      example: LocalizedStringResource(
        english: "3 call first",
        turkish: "3 önce ara"
      ),
      summary: LocalizedStringResource(
        english: "adds a dated line to the notes; edit 3 note:\"…\" replaces them",
        turkish: "notlara tarihli bir satır ekler; edit 3 not:\"…\" hepsini değiştirir"
      )
    )
    ShortCommand(
      "step",
      performing: AddStep(),
      entity: \.$id,
      text: \.$step,
      example: LocalizedStringResource(
        english: "3 measure the shelf",
        turkish: "3 rafı ölç"
      ),
      summary: LocalizedStringResource(
        english: "adds a step to the checklist",
        turkish: "göreve bir adım ekler"
      )
    )
    ShortCommand(
      "tick",
      performing: ToggleStep(),
      entity: \.$id,
      text: \.$step,
      example: "3 1",
      summary: LocalizedStringResource(
        english: "ticks a step off, or opens it again",
        turkish: "bir adımı işaretler ya da yeniden açar"
      )
    )
    ShortCommand(
      "above",
      performing: PlaceToDo(.above),
      entity: \.$id,
      text: \.$other,
      example: "3 1",
      summary: LocalizedStringResource(
        english: "puts a to-do right above another one",
        turkish: "görevi başka birinin hemen üstüne koyar"
      )
    )
    .key("K", title: LocalizedStringResource(english: "up", turkish: "yukarı"), with: .previous)
    ShortCommand(
      "below",
      performing: PlaceToDo(.below),
      entity: \.$id,
      text: \.$other,
      example: "3 1",
      summary: LocalizedStringResource(
        english: "puts a to-do right below another one",
        turkish: "görevi başka birinin hemen altına koyar"
      )
    )
    .key("J", title: LocalizedStringResource(english: "down", turkish: "aşağı"), with: .next)
    ShortCommand(
      "copy",
      performing: DuplicateToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "adds an open copy",
        turkish: "açık bir kopyasını ekler"
      )
    )
    ShortCommand(
      "rm",
      "remove",
      "delete",
      performing: RemoveToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "removes to-dos; 'widgetctl undo' brings them back",
        turkish: "görevleri siler; 'widgetctl undo' geri getirir"
      )
    )
    .key("D", title: LocalizedStringResource(english: "remove", turkish: "sil"))
    ShortCommand(
      "clear-samples",
      performing: ClearSamples(),
      summary: LocalizedStringResource(
        english: "removes the samples of a new list that nothing has changed",
        turkish: "yeni listenin değiştirilmemiş örneklerini siler"
      )
    )
    .key(
      "X",
      title: LocalizedStringResource(english: "clear samples", turkish: "örnekleri sil"),
      whileUnchanged: ToDo.self
    )
    ShortCommand(
      "link",
      performing: LinkOfToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "prints the first address in the name or the notes",
        turkish: "adda ya da notlarda geçen ilk adresi yazar"
      )
    )
    .key("o", title: LocalizedStringResource(english: "open link", turkish: "bağlantıyı aç"))
    ShortCommand(
      "show",
      "info",
      performing: ShowToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "shows all that is kept of a to-do",
        turkish: "bir görevle ilgili her şeyi gösterir"
      )
    )
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
          "prints those that fit all words: today, late, tomorrow, week, done, all, +tag, @list, pri:high, no:date, due < friday, a part of the name",
        turkish:
          "bütün sözlere uyan görevleri yazar: bugün, geç, yarın, hafta, tamam, hepsi, +etiket, @liste, öncelik:yüksek, yok:tarih, due < cuma, adın bir parçası"
      )
    )
    listing("today", "bugün")
    listing("late", "geç", "overdue")
    listing("tomorrow", "yarın")
    listing("week", "hafta")
    listing("all", "hepsi")
  }

  /// A word of `todo ls` by itself.
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
