import Foundation
public import WidgetIntents

/// Moves a to-do directly above or below another one in the user's order.
public struct PlaceToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Place To-Do",
    turkish: "Görevi Yerleştir"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a to-do right above or below another one.",
    turkish: "Bir görevi başka birinin hemen üstüne ya da altına koyar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: LocalizedStringResource(english: "Side", turkish: "Taraf"), default: .below)
  public var side: ToDoSide
  @Parameter(title: LocalizedStringResource(english: "Other To-Do", turkish: "Öteki Görev"))
  public var other: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public init(_ side: ToDoSide) {
    self.side = side
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let (record, other) = try await toDos.move(id.key, side, of: other.key)
    return .result(value: ToDo(record), dialog: Self.dialog(record, side, other))
  }

  private static func dialog(
    _ record: ToDoRecord,
    _ side: ToDoSide,
    _ other: ToDoRecord
  ) -> IntentDialog {
    if record.key == other.key {
      return IntentDialog(
        english: "\(record.label) stays where it is.",
        turkish: "\(record.label) olduğu yerde kaldı."
      )
    }
    // A list by date keeps the user's order only between to-dos with equal due date and priority.
    let isApart = record.due != other.due || record.priority != other.priority
    let isAbove = side == .above
    return IntentDialog(
      english:
        "Moved \(record.label) \(isAbove ? "above" : "below") \(other.label)"
        + (isApart ? "; a list by date has them by date and priority first." : "."),
      turkish:
        "\(record.label), \(other.label) \(isAbove ? "üstüne" : "altına") taşındı"
        + (isApart ? "; tarihe göre listede önce tarih ve öncelik gelir." : ".")
    )
  }
}
