public import Foundation
public import WidgetIntents

/// Changes the name of a to-do; its number and all other fields stay the same.
public struct RenameToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Rename To-Do",
    turkish: "Görevin Adını Değiştir"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Gives a to-do another name.",
    turkish: "Bir göreve başka bir ad verir."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.name)
  public var name: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let name = try ToDoName.checked(name)
    let (record, hasChanged) = try await toDos.change(id.key) { $0.name = name }
    return .result(
      value: ToDo(record),
      dialog: hasChanged
        ? IntentDialog(
          english: "Renamed \(record.label).",
          turkish: "Adı değişti: \(record.label)."
        )
        : IntentDialog(
          english: "\(record.label) has that name already.",
          turkish: "\(record.label) zaten bu adı taşıyor."
        )
    )
  }
}

/// Sets the due date of a to-do; without a date, removes the due date.
public struct SetDue: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Due Date",
    turkish: "Tarihi Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the due date of a to-do; without a date it is removed.",
    turkish: "Bir görevin tarihini belirler; tarih verilmezse görevin tarihi kalkar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.due, description: ToDoTexts.dayOrTime)
  public var due: DateComponents?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let due = try due.map { try Due($0, in: .gregorianHere) }
    let zone = toDos.zone
    let (record, _) = try await toDos.change(id.key) { $0.setDue(due, writtenIn: zone) }
    let text = DueSentence(now: toDos.now, here: zone).answer(record)
    return .result(
      value: ToDo(record),
      dialog: text.map { text in
        IntentDialog(
          english: "\(record.label) is due \(text).",
          turkish: "\(record.label): tarihi \(text)."
        )
      }
        ?? IntentDialog(
          english: "\(record.label) no longer has a due date.",
          turkish: "\(record.label): artık tarihi yok."
        )
    )
  }
}
