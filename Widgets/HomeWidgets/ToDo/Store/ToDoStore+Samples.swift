import Moments
import SharedStore
import WidgetIntents

/// Removes the sample to-dos of a new store.
extension ToDoStore {
  /// Removes the sample to-dos that have not changed since they were added; returns their number.
  func clearSamples() async throws -> Int {
    try await store.write { transaction in
      var count = 0
      for number in ToDoSchema.sampleNumbers {
        guard let record: ToDoRecord = try transaction.record(number),
          ToDoSchema.isUnchangedSample(record)
        else { continue }
        try transaction.delete(ToDoRecord.self, key: number)
        count += 1
      }
      return count
    }
  }
}

extension ToDoSchema {
  /// The numbers of the sample to-dos, which are the first numbers and are never reused.
  static let sampleNumbers: ClosedRange<Int64> = 1...3

  /// Returns whether a to-do is a sample, in either language, that has not changed since it was
  /// added.
  static func isUnchangedSample(_ record: ToDoRecord) -> Bool {
    UserLanguage.allCases.contains { language in
      zip(sampleNumbers, samples(language: language, now: record.addedAt)).contains {
        var (number, sample) = $0
        (sample.key, sample.id, sample.modifiedAt) = (number, record.id, record.modifiedAt)
        return sample == record
      }
    }
  }
}
