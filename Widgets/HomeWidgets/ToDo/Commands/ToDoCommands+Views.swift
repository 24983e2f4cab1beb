import WidgetIntents

/// The short commands for saved views, such as `todo view save work @Work --order due`.
extension ToDoCommands {
  @ShortCommandsBuilder static var views: [ShortCommand] {
    ShortCommand(
      "view",
      "görünüm",
      performing: ListToDoViews(),
      summary: LocalizedStringResource(
        english: "lists the saved views",
        turkish: "saklanmış görünümleri listeler"
      )
    )
    ShortCommand(
      "view",
      "görünüm",
      performing: ListToDos(),
      text: \.$view,
      example: LocalizedStringResource(english: "work", turkish: "iş"),
      summary: LocalizedStringResource(
        english: "prints the to-dos of a saved view",
        turkish: "saklanmış bir görünümün görevlerini yazar"
      )
    )
    ShortCommand(
      "view save",
      "görünüm kaydet",
      performing: SaveToDoView(),
      text: \.$words,
      example: LocalizedStringResource(
        english: "work @Work --order due",
        turkish: "iş @İş --order due"
      ),
      summary: LocalizedStringResource(
        english: "saves words of 'ls', an order and columns under a name",
        turkish: "'ls' sözlerini, sıralamayı ve sütunları bir adla saklar"
      )
    )
    .option(\SaveToDoView.$order)
    .option(\SaveToDoView.$columns)
    ShortCommand(
      "view remove",
      "view rm",
      "görünüm sil",
      performing: RemoveToDoView(),
      entities: \.$view,
      example: LocalizedStringResource(english: "work", turkish: "iş"),
      summary: LocalizedStringResource(
        english: "removes a saved view; the to-dos stay",
        turkish: "saklanmış bir görünümü siler; görevler kalır"
      )
    )
  }
}
