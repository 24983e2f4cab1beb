public import Foundation
import Moments
public import WidgetIntents

/// Changes any number of fields of a to-do at once.
public struct EditToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Edit To-Do",
    turkish: "Görevi Düzenle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Changes any fields of a to-do; the others stay.",
    turkish: "Bir görevin alanlarını değiştirir; verilmeyenler olduğu gibi kalır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.name)
  public var name: String?
  @Parameter(title: ToDoTexts.due, description: ToDoTexts.dayOrTime)
  public var due: DateComponents?
  @Parameter(title: ToDoTexts.priority)
  public var priority: ToDoPriority?
  @Parameter(title: ToDoTexts.notes)
  public var notes: String?
  @Parameter(title: ToDoTexts.tags, description: ToDoTexts.allTags)
  public var tags: [String]?
  @Parameter(title: ToDoTexts.list)
  public var list: String?
  @Parameter(title: ToDoTexts.notBefore, description: ToDoTexts.dayOrTime)
  public var notBefore: DateComponents?
  @Parameter(title: ToDoTexts.url, description: ToDoTexts.address)
  public var url: String?
  @Parameter(title: ToDoTexts.reminders, description: ToDoTexts.whichReminders)
  public var reminders: [String]?
  @Parameter(title: ToDoTexts.blockedBy, description: ToDoTexts.whichBlockers)
  public var blockedBy: [ToDo]?
  @Parameter(title: ToDoTexts.clear, description: ToDoTexts.whatToClear)
  public var clear: [ToDoField]?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    var change = ToDoChange(name: name, priority: priority, tags: tags)
    change.due = try due.map { .set(try Due($0, in: .gregorianHere)) }
    change.notes = notes.map { .set($0) }
    change.list = list.map { .set($0) }
    change.notBefore = try notBefore.map { .set(try Due($0, in: .gregorianHere)) }
    change.url = url.map { .set($0) }
    change.blockers = blockedBy?.compactMap { ToDoID($0.id) }
    let clock = toDos.clock
    change.reminders = try reminders?.map { try ToDoReminder(typed: $0, on: clock) }
    for field in clear ?? [] { field.clear(in: &change) }
    return try await toDos.result(of: change, to: id)
  }
}

/// A field of a to-do that can be cleared.
public enum ToDoField: String, AppEnum {
  case due, priority, notes, tags, list, notBefore, url, reminders, blockedBy

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.field)
  }

  public static var caseDisplayRepresentations: [ToDoField: DisplayRepresentation] {
    [
      .due: DisplayRepresentation(title: ToDoTexts.due),
      .priority: DisplayRepresentation(title: ToDoTexts.priority),
      .notes: DisplayRepresentation(title: ToDoTexts.notes),
      .tags: DisplayRepresentation(title: ToDoTexts.tags),
      .list: DisplayRepresentation(title: ToDoTexts.list),
      .notBefore: DisplayRepresentation(title: ToDoTexts.notBefore),
      .url: DisplayRepresentation(title: ToDoTexts.url),
      .reminders: DisplayRepresentation(title: ToDoTexts.reminders),
      .blockedBy: DisplayRepresentation(title: ToDoTexts.blockedBy),
    ]
  }

  fileprivate func clear(in change: inout ToDoChange) {
    switch self {
    case .due: change.due = .clear
    case .priority: change.priority = ToDoPriority.none
    case .notes: change.notes = .clear
    case .tags: change.tags = []
    case .list: change.list = .clear
    case .notBefore: change.notBefore = .clear
    case .url: change.url = .clear
    case .reminders: change.reminders = []
    case .blockedBy: change.blockers = []
    }
  }
}

/// Sets the priority of a to-do, from none to high.
public struct SetPriority: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Priority",
    turkish: "Önceliği Belirle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Sets the priority of a to-do.",
    turkish: "Bir görevin önceliğini belirler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.priority)
  public var priority: ToDoPriority

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(priority: priority), to: id)
  }
}

/// Replaces the notes of a to-do; without notes, removes them.
public struct SetNotes: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Set Notes",
    turkish: "Notları Değiştir"
  )
  public static let description: IntentDescription? =
    IntentDescription(
      english: "Replaces the notes of a to-do; unless given, removes them.",
      turkish: "Bir görevin notlarını değiştirir; not verilmezse eskilerini siler."
    )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.notes)
  public var notes: String?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.result(of: ToDoChange(notes: notes.map { .set($0) } ?? .clear), to: id)
  }
}

extension ToDoStore {
  /// Changes a to-do, and returns the intent's result with a sentence about the difference.
  func result(
    of change: ToDoChange,
    to toDo: ToDo
  ) async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try change.checked()
    return result(
      of: try await difference(toDo.key) { record in
        try change.apply(to: &record)
        try change.checkReminders(of: record)
      }
    )
  }

  /// Returns the intent's result: the changed to-do, and a sentence about what changed.
  ///
  /// `ending` is added to the sentence, and `notes` are sentences after it.
  func result(
    of difference: ToDoDifference,
    ending: String = "",
    notes: String? = nil
  ) -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let sentence = difference.sentence(now: now.date, ending: ending)
    return .result(
      value: ToDo(difference.after),
      dialog: IntentDialog(stringLiteral: sentence + (notes ?? ""))
    )
  }
}
