import Moments
import SharedStore
import WidgetIntents

/// The store's collections of to-dos and periods of work, and the sample to-dos of a new store
/// (BW-1).
enum ToDoSchema {
  /// Returns the schema of the to-dos with all its migrations.
  ///
  /// - Parameters:
  ///   - language: The user's language, in which the samples are named.
  ///   - now: The time at which the samples are added, in microseconds since 1970 UTC.
  /// - Returns: The schema, with which the store is opened.
  static func module(language: UserLanguage, now: Int64) -> ModuleSchema {
    ModuleSchema(
      name: "to-do",
      migrations: [
        Migration(
          1,
          [
            .createCollection(ToDoRecord.firstCollection),
            .insert(samples(language: language, now: now).map { FirstToDoRecord(record: $0) }),
          ]
        ),
        Migration(2, ToDoRecord.laterOperations),
        Migration(
          3,
          [.createCollection(ToDoSpanRecord.firstCollection)]
            + ToDoRecord.dayIndexes.map { .addIndex($0, on: ToDoRecord.collection.name) }
        ),
        Migration(4, ToDoRecord.sharingOperations + ToDoSpanRecord.sharingOperations),
      ]
    )
  }

  static func samples(language: UserLanguage, now: Int64) -> [ToDoRecord] {
    let names =
      switch language {
      case .english: ["Buy groceries", "Call the dentist", "Water the plants"]
      case .turkish: ["Spor Gidiceksin", "Toplantiya Katil", "Kopegi Yuruyuse Cikar"]
      }
    return names.enumerated().map { index, name in
      ToDoRecord(
        name: name,
        position: Int64(index + 1) * ToDoStore.positionStep,
        addedAt: now,
        modifiedAt: now
      )
    }
  }
}

/// A sample to-do with the columns of version 0.9.0, which the first migration inserts into a new
/// store.
struct FirstToDoRecord: StoreRecord {
  static let collection = ToDoRecord.firstCollection

  var key: Int64 = 0
  private let id: ToDoID
  private let name: String
  private let position: Int64
  private let addedAt: Int64

  init(record: ToDoRecord) {
    (id, name, position, addedAt) = (record.id, record.name, record.position, record.addedAt)
  }

  /// Always throws an error, because records of this type are only inserted.
  init(row: StoreRow) throws {
    throw StoreError.malformedRecord(
      collection: Self.collection.name,
      column: "isCancelled",
      expected: "the current shape"
    )
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id.text)
    values.set("name", to: name)
    values.set("isDone", to: false)
    values.set("priority", to: ToDoPriority.none.rank)
    for column in ["notes", "tags", "list", "recurrence", "imported", "checklist", "dueZone"] {
      values.set(column, to: "")
    }
    values.set("position", to: position)
    values.set("addedAt", to: addedAt)
  }
}
