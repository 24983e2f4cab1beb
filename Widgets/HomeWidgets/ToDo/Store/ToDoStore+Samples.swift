import Moments
import SharedStore
import WidgetIntents

/// The samples that a fresh store starts with.
extension ToDoStore {
  /// Removes the samples that are as they were added, and returns how many there were.
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
  /// The numbers of the samples: the first ones of the store, which are never given to other to-dos.
  static let sampleNumbers: ClosedRange<Int64> = 1...3

  /// Whether a to-do is a sample, in either language, that was not changed since it was added.
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
