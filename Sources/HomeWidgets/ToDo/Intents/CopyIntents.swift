public import Foundation
public import WidgetIntents

/// Puts a to-do off to a later day.
public struct DeferToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Defer To-Do"
  public static let description: IntentDescription? =
    "Puts a to-do off, to tomorrow unless a day is given; its hour stays."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo
  @Parameter(title: "Until", description: "A day, or a day and a time; tomorrow unless given")
  public var until: DateComponents?

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let calendar = Calendar.gregorianHere
    let now = Date(microseconds: toDos.now)
    let until = try until.map { try Due($0, in: calendar) }
    let tomorrow = Due.day(Day(now, in: calendar).advanced(by: 1))
    return toDos.result(
      of: try await toDos.difference(id.key) { toDo in
        let due = (until ?? tomorrow).keepingHour(of: toDo.due, in: calendar)
        toDo.setDue(due, writtenIn: calendar.timeZone)
      }
    )
  }
}

/// Adds an open copy of a to-do, with all but its being done.
public struct DuplicateToDo: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Duplicate To-Do"
  public static let description: IntentDescription? = "Adds an open copy of a to-do."

  @Parameter(title: "To-do", description: "A number, an id or a name")
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let copied = id
    let added = try await toDos.duplicate(copied.key)
    return .result(
      value: ToDo(added),
      dialog: "Added \(added.label), a copy of \(copied.number)."
    )
  }
}

extension Due {
  /// This moment, at the hour of another one where this is a day alone.
  fileprivate func keepingHour(of other: Due?, in calendar: Calendar) -> Due {
    guard case .day(let day) = self, case .instant? = other,
      var parts = other?.components(in: calendar)
    else { return self }
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return (try? Due(parts, in: calendar)) ?? self
  }
}
