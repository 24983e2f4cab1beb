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
            .createCollection(ToDoRecord.collection),
            .insert(samples(language: language, now: now)),
          ]
        )
      ]
    )
  }

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
