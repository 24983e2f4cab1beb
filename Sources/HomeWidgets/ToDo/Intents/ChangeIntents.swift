public import Foundation
public import WidgetIntents

/// Gives a to-do another name.
public struct RenameToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Rename To-Do"
  public static let description: IntentDescription? = "Gives a to-do another name."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Name")
  public var name: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let name = try ToDoName.checked(name)
    let (record, hasChanged) = try await toDos.change(id.key) { $0.name = name }
    return .result(
      value: ToDo(record),
      dialog: hasChanged
        ? "Renamed \(record.label)." : "\(record.label) has that name already."
    )
  }
}

/// Says when a to-do is due; without a date it is due no more.
public struct SetDue: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Set Due Date"
  public static let description: IntentDescription? =
    "Says when a to-do is due; without a date it is due no more."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Due", description: "A day, or a day and a time")
  public var due: DateComponents?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let due = try due.map { try Due($0, in: .gregorianHere) }
    let zone = toDos.zone
    let (record, _) = try await toDos.change(id.key) { $0.setDue(due, writtenIn: zone) }
    let text = DueSentence(now: toDos.now, here: zone).text(record)
    return .result(
      value: ToDo(record),
      dialog: text.map { "\(record.label) is due \($0)." } ?? "\(record.label) is due no more."
    )
  }
}
