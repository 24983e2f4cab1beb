import WidgetIntents

/// The short commands for a to-do's state, reminders and details.
extension ToDoCommands {
  @ShortCommandsBuilder static var states: [ShortCommand] {
    ShortCommand(
      "cancel",
      "drop",
      performing: CancelToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "closes to-dos that you will not do",
        turkish: "yapmayacağınız görevleri kapatır"
      )
    )
    .offering("isDone", is: false)
    ShortCommand(
      "start",
      performing: StartToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "starts the clock of a to-do and stops any other; --also lets that go on",
        turkish: "görevin süresini başlatır, süreni durdurur; --also ile o da sürer"
      )
    )
    .offering("isDone", is: false)
    .option(\StartToDo.$also)
    .key("s", title: LocalizedStringResource(english: "start", turkish: "başla"))
    ShortCommand(
      "stop",
      performing: StopToDo(),
      entities: \.$id,
      example: "3",
      summary: LocalizedStringResource(
        english: "stops the clock; the to-do stays open",
        turkish: "süreyi durdurur; görev açık kalır"
      )
    )
    .offering("isDone", is: false)
    .key("S", title: LocalizedStringResource(english: "stop", turkish: "durdur"))
    ShortCommand(
      "stop",
      performing: StopWork(),
      summary: LocalizedStringResource(
        english: "alone, stops all that are in progress",
        turkish: "tek başına süreni durdurur"
      )
    )
    ShortCommand(
      "time",
      "süre",
      performing: WorkedTime(),
      summary: LocalizedStringResource(
        english: "sums the work of 7 days",
        turkish: "7 günün çalışmasını toplar"
      )
    )
    .option(\WorkedTime.$for)
  }

  @ShortCommandsBuilder static var reminders: [ShortCommand] {
    ShortCommand(
      "snooze",
      performing: SnoozeToDo(),
      entity: \.$id,
      text: \.$words,
      example: LocalizedStringResource(english: "3 10m", turkish: "3 10dk"),
      summary: LocalizedStringResource(
        english: "reminds you of a to-do again: in 10 minutes, 1h, tomorrow",
        turkish: "görevi yeniden anımsatır: 10 dakika sonra, 1sa, yarın"
      )
    )
    .key(
      "Z",
      title: LocalizedStringResource(english: "snooze", turkish: "sonra anımsat"),
      suggesting: [
        LocalizedStringResource(english: "10 min", turkish: "10 dk"),
        LocalizedStringResource(english: "1 h", turkish: "1 sa"),
        LocalizedStringResource(english: "tomorrow", turkish: "yarın"),
      ]
    )
  }

  @ShortCommandsBuilder static var details: [ShortCommand] {
    ShortCommand(
      "pri",
      performing: SetPriority(),
      entity: \.$id,
      text: \.$priority,
      example: LocalizedStringResource(english: "3 high", turkish: "3 yüksek"),
      summary: LocalizedStringResource(
        english: "sets the priority: high, medium, low or none",
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
        english: "adds a tag; edit 3 -home removes it",
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
        english: "removes the sample to-dos that were never changed",
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
        english: "prints its address, or the first one in the name or the notes",
        turkish: "adresini, yoksa adda ya da notlarda geçen ilk adresi yazar"
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
        english: "shows all of a to-do",
        turkish: "bir görevle ilgili her şeyi gösterir"
      )
    )
  }
}
