import Moments
public import WidgetIntents

/// Adds reminders to a to-do; one that the to-do already has is not added again.
public struct AddReminder: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add Reminder",
    turkish: "Anımsatma Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a reminder to a to-do, at a time or some time before it is due.",
    turkish: "Bir göreve, tarihinden bir süre önce ya da belli bir anda anımsatma ekler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.reminder, description: ToDoTexts.whichMoment)
  public var reminder: String

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let reminders = try ToDoReminder.list(typed: reminder, on: toDos.clock)
    return try await toDos.result(of: ToDoChange(addedReminders: reminders), to: id)
  }
}

/// Removes a reminder from a to-do, or all of them.
public struct RemoveReminder: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove Reminder",
    turkish: "Anımsatmayı Kaldır"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a reminder from a to-do; without one all of them.",
    turkish: "Bir görevden bir anımsatmayı kaldırır; verilmezse hepsini."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.reminder, description: ToDoTexts.whichMoment)
  public var reminder: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    guard let reminder else {
      return try await toDos.result(of: ToDoChange(reminders: []), to: id)
    }
    let reminders = try ToDoReminder.list(typed: reminder, on: toDos.clock)
    return try await toDos.result(of: ToDoChange(removedReminders: reminders), to: id)
  }
}
