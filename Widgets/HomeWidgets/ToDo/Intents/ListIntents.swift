public import Foundation
public import WidgetIntents

/// Adds a to-do at the end of the list.
public struct AddToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Add To-Do",
    turkish: "Görev Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a to-do to the list.",
    turkish: "Listeye bir görev ekler."
  )

  @Parameter(title: ToDoTexts.name, description: ToDoTexts.whatToDo)
  public var name: String
  @Parameter(title: ToDoTexts.due, description: ToDoTexts.dayOrTime)
  public var due: DateComponents?
  @Parameter(title: ToDoTexts.priority, default: ToDoPriority.none)
  public var priority: ToDoPriority
  @Parameter(title: ToDoTexts.notes)
  public var notes: String?
  @Parameter(title: ToDoTexts.tags)
  public var tags: [String]?
  @Parameter(title: ToDoTexts.list)
  public var list: String?
  @Parameter(title: ToDoTexts.repeats, description: ToDoTexts.rule)
  public var repeats: String?
  @Parameter(title: ToDoTexts.notBefore, description: ToDoTexts.dayOrTime)
  public var notBefore: DateComponents?
  @Parameter(title: ToDoTexts.url, description: ToDoTexts.address)
  public var url: String?
  @Parameter(title: ToDoTexts.reminders, description: ToDoTexts.whichReminders)
  public var reminders: [String]?
  @Parameter(title: ToDoTexts.blockedBy, description: ToDoTexts.whichBlockers)
  public var blockedBy: [ToDo]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    var record = ToDoRecord(name: try ToDoName.checked(name))
    if let due {
      record.setDue(try Due(due, in: .gregorianHere), writtenIn: toDos.zone)
    }
    record.priority = priority
    record.notes = try ToDoNotes.checked(notes ?? "")
    record.tags = try ToDoLabel.tags(tags ?? [])
    record.list = try list.map { (name) throws(ToDoError) in try ToDoLabel.list(name) } ?? ""
    if let notBefore {
      record.setNotBefore(try Due(notBefore, in: .gregorianHere), writtenIn: toDos.zone)
    }
    record.url = try url.map { (text) throws(ToDoError) in try ToDoAddress.checked(text) } ?? ""
    let clock = toDos.clock
    for reminder in reminders ?? [] {
      record.reminders.append(try ToDoReminder(typed: reminder, on: clock))
    }
    record.blockedBy = (blockedBy ?? []).compactMap { ToDoID($0.id) }
    let reader = RecurrenceReader(toDos)
    if let repeats {
      try reader.setRecurrence(try reader.phrase(repeats), of: &record, dueIsNew: due != nil)
    }
    try ToDoReminders.check(record)
    let added = try await toDos.add(record)
    let blockers = try await toDos.blockers(of: added)
    return .result(
      value: ToDo(added),
      dialog: IntentDialog(
        english: "Added \(added.label)\(reader.echo(added, blockers))",
        turkish: "\(added.label) eklendi\(reader.echo(added, blockers, first: "; "))"
      )
    )
  }
}

/// Removes a to-do; its number is not reused, and an undo restores the to-do.
public struct RemoveToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove To-Do",
    turkish: "Görevi Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a to-do.",
    turkish: "Bir görevi siler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let record = try await toDos.remove(id.key)
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        english: "Removed \(record.label); 'widgetctl undo' brings it back.",
        turkish: "\(record.label) silindi; 'widgetctl undo' geri getirir."
      )
    )
  }
}

/// Moves a to-do to another position in the user's order; the first position is 1.
public struct MoveToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Move To-Do",
    turkish: "Görevi Taşı"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a to-do at another place of the list, 1 being the first.",
    turkish: "Bir görevi listede başka bir sıraya koyar; ilk sıra 1’dir."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.place, inclusiveRange: (1, Int(Int32.max)))
  public var to: Int

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let (record, place) = try await toDos.move(id.key, to: to)
    return .result(
      value: ToDo(record),
      dialog: IntentDialog(
        english: "Moved \(record.label) to place \(place).",
        turkish: "\(record.label) \(place). sıraya taşındı."
      )
    )
  }
}
