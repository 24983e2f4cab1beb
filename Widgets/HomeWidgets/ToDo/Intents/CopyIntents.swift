public import Foundation
import Moments
public import WidgetIntents

/// Defers a to-do to a date, by default to tomorrow; for a day without a time, the to-do keeps its
/// time.
public struct DeferToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Defer To-Do",
    turkish: "Görevi Ertele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a to-do off, to tomorrow unless a day is given; its hour stays.",
    turkish: "Bir görevi, gün verilmezse yarına erteler; saati aynı kalır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.until, description: ToDoTexts.tomorrowUnlessGiven)
  public var until: DateComponents?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    try await toDos.deferred(id, until: until.map { try Due($0, in: .gregorianHere) })
  }
}

extension ToDoStore {
  /// Defers a to-do and returns the intent's result with a sentence; see ``deferral(until:)``.
  func deferred(
    _ toDo: ToDo,
    until: Due?
  ) async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = deferral(until: until)
    return result(of: try await difference(toDo.key) { change(&$0) })
  }

  /// Returns the change that defers a to-do, by default to tomorrow; if the new date has no time,
  /// the to-do keeps its time.
  func deferral(until: Due?) -> @Sendable (inout ToDoRecord) -> Void {
    let calendar = Calendar.gregorianHere
    let tomorrow = Due.day(CivilDate(now.date, in: calendar).adding(days: 1))
    return { toDo in
      let due = (until ?? tomorrow).keepingHour(of: toDo.due, in: calendar)
      toDo.setDue(due, writtenIn: calendar.timeZone)
    }
  }
}

/// Adds an open copy of a to-do, with all its fields.
public struct DuplicateToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Duplicate To-Do",
    turkish: "Görevi Çoğalt"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds an open copy of a to-do.",
    turkish: "Bir görevin açık bir kopyasını ekler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let copied = id
    let added = try await toDos.duplicate(copied.key)
    return .result(
      value: ToDo(added),
      dialog: IntentDialog(
        english: "Added \(added.label), a copy of \(copied.number).",
        turkish: "\(added.label) eklendi, \(copied.number) numaralı görevin kopyası."
      )
    )
  }
}

extension Due {
  /// Returns this date; a day without a time gets the time of `other`, if `other` has one.
  fileprivate func keepingHour(of other: Due?, in calendar: Calendar) -> Due {
    guard case .day(let day) = self, case .instant? = other,
      var parts = other?.components(in: calendar)
    else { return self }
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return (try? Due(parts, in: calendar)) ?? self
  }
}
