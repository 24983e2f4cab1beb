import Moments
import SharedStore
import WidgetIntents

/// The shape of the to-dos in the store, and what a fresh one starts with (BW-1).
enum ToDoSchema {
  /// - Parameters:
  ///   - language: The reader's language, which decides how the samples are called.
  ///   - now: When the samples are added, in microseconds since 1970 UTC.
  /// - Returns: The module with all its steps.
  static func module(language: ReaderLanguage, now: Int64) -> ModuleSchema {
    ModuleSchema(
      name: "to-do",
      migrations: [
        Migration(
          1,
          [
            .createCollection(FirstToDo.collection),
            .insert(samples(language: language, now: now).map { FirstToDo(record: $0) }),
          ]
        ),
        Migration(
          2,
          [
            .searchColumn("name", foldedInto: "nameFolded", of: "todos"),
            .searchColumn("notes", foldedInto: "notesFolded", of: "todos"),
            .searchColumn("list", foldedInto: "listFolded", of: "todos"),
            .searchColumn("tags", foldedInto: nil, of: "todos"),
          ]
        ),
        Migration(
          3,
          [
            .addColumn(ToDoRecord.checklistColumn, to: "todos"),
            .addColumn(ToDoRecord.dueZoneColumn, to: "todos"),
            .addColumn(ToDoRecord.successorColumn, to: "todos"),
          ]
        ),
        Migration(
          4,
          wideIndexes.map { .dropIndex($0, from: "todos") }
            + ToDoRecord.dates.map { .addIndex($0, on: "todos") }
        ),
        Migration(5, [.searchColumn("tags", foldedInto: "tagsFolded", of: "todos")]),
      ]
    )
  }

  /// What every to-do was in, whichever of its dates it had.
  private static let wideIndexes: [StoreIndex] = [
    ["position"], ["isDone", "doneAt"], ["isDone", "dueDay"], ["isDone", "dueAt"],
  ]

  static func samples(language: ReaderLanguage, now: Int64) -> [ToDoRecord] {
    let names =
      switch language {
      case .english: ["Buy groceries", "Call the dentist", "Water the plants"]
      case .turkish: ["Spor Gidiceksin", "Toplantiya Katil", "Kopegi Yuruyuse Cikar"]
      }
    return names.enumerated().map { index, name in
      ToDoRecord(name: name, position: Int64(index + 1) * ToDoStore.positionStep, addedAt: now)
    }
  }
}

/// A to-do in the shape of the first step, which says also how people read the columns.
private struct FirstToDo: StoreRecord {
  static let collection = StoreCollection(
    "todos",
    columns: [
      StoreColumn("id", .text, reading: .hidden),
      StoreColumn("name", .text),
      StoreColumn("isDone", .integer, reading: .flag),
      StoreColumn("doneAt", .integer, isOptional: true, reading: .hidden),
      StoreColumn("dueDay", .text, isOptional: true),
      StoreColumn("dueAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("priority", .integer, reading: .choice(ToDoPriority.words)),
      StoreColumn("notes", .text),
      StoreColumn("tags", .text),
      StoreColumn("list", .text),
      StoreColumn("recurrence", .text),
      StoreColumn("imported", .text, reading: .unspoken),
      StoreColumn("position", .integer, reading: .unspoken),
      StoreColumn("addedAt", .integer, reading: .hidden),
    ],
    indexes: [
      ["id"], ["position"], ["isDone", "position"], ["isDone", "doneAt"], ["isDone", "dueDay"],
      ["isDone", "dueAt"],
    ],
    noun: "to-do",
    titleColumn: "name",
    entity: "ToDo"
  )

  var record: ToDoRecord

  var key: Int64 {
    get { record.key }
    set { record.key = newValue }
  }

  init(record: ToDoRecord) {
    self.record = record
  }

  init(row: StoreRow) throws {
    record = try ToDoRecord(firstRow: row)
  }

  func encode(into values: inout StoreRowValues) {
    record.encodeFirst(into: &values)
  }
}
