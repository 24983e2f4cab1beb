public import WidgetIntents

/// Adds a line with today's date to the notes of a to-do.
public struct AddNote: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add Note",
    turkish: "Not Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a line with today's date to the notes of a to-do.",
    turkish: "Bir görevin notlarına bugünün tarihiyle bir satır ekler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.note, description: ToDoTexts.lineToAdd)
  public var note: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let line = "\(toDos.clock.today.text) \(note)"
    let difference = try await toDos.difference(id.key) { toDo in
      let before = toDo.notes
      let isOpenLine = !before.isEmpty && before.utf8.last != UInt8(ascii: "\n")
      toDo.notes = try ToDoNotes.checked(before + (isOpenLine ? "\n" : "") + line)
    }
    let label = difference.after.label
    return .result(
      value: ToDo(difference.after),
      dialog: IntentDialog(
        english: "Noted on \(label): \(line)",
        turkish: "\(label) için not alındı: \(line)"
      )
    )
  }
}
