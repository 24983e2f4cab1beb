public import Foundation
import Moments
public import WidgetIntents

/// Sets the date before which a to-do cannot be done; without a date, removes that date.
public struct SetNotBefore: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Not Before",
    turkish: "Başlangıcı Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Sets the day or time before which a to-do cannot be done; without one it is removed.",
    turkish: "Bir göreve en erken ne zaman başlanacağını belirler; verilmezse başlangıç kalkar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.notBefore, description: ToDoTexts.dayOrTime)
  public var notBefore: DateComponents?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let moment = try notBefore.map { try Due($0, in: .gregorianHere) }
    return try await toDos.result(
      of: ToDoChange(notBefore: moment.map { .set($0) } ?? .clear),
      to: id
    )
  }
}
