public import Foundation
public import WidgetIntents

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
    let calendar = Calendar.gregorianHere
    let due = try due.map { try Due($0, in: calendar) }
    let (record, _) = try await toDos.change(id.key) { $0.due = due }
    let now = Date(microseconds: toDos.now)
    let text = due.map { DueText($0, now: now, in: calendar).words }
    return .result(
      value: ToDo(record),
      dialog: text.map { "\(record.label) is due \($0)." } ?? "\(record.label) is due no more."
    )
  }
}
