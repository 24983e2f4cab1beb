import Essentials
import Moments
import SharedStore
import WidgetTimeline

extension StoredReload {
  /// Creates the row for a reload that made the timeline `planned`.
  init(_ record: ReloadRecord, of planned: PlannedTimeline) {
    self.init(
      record,
      made: Made(
        entries: Int64(planned.entries.count),
        bytes: planned.entries.reduce(0) { sum, entry in
          sum + Int64(entry.light.count + (entry.dark?.count ?? 0))
        },
        policy: planned.policy.stored
      ),
      next: planned.due,
      diagnostics: planned.diagnostics.reduce(0) { $0 | $1.bit }
    )
  }

  /// Creates the row for a reload that failed.
  init(_ record: ReloadRecord, of failure: FailedReload) {
    self.init(record, error: failure.error.message, next: failure.due)
  }

  /// Creates the row for a reload with the given values.
  ///
  /// Without `made` and `error`, the reload has neither made a timeline nor failed.
  init(
    _ record: ReloadRecord,
    error: String? = nil,
    made: Made? = nil,
    next: Date? = nil,
    diagnostics: Int64 = 0
  ) {
    self.init(
      due: record.due.map { Instant($0).microseconds },
      begun: Instant(record.begun).microseconds,
      ended: Instant(record.ended).microseconds,
      result: record.result.rawValue,
      reason: record.cause.reason.rawValue,
      asker: record.cause.asker.rawValue,
      exemption: record.exemption?.rawValue,
      tries: Int64(record.tries),
      error: error,
      isOffline: record.isOffline,
      made: made,
      next: (next ?? record.next).map { Instant($0).microseconds },
      diagnostics: diagnostics,
      cost: Cost(
        wall: record.cost.wall.clampedMicroseconds,
        host: record.cost.host?.clampedMicroseconds,
        ofExtension: record.cost.ofExtension?.clampedMicroseconds,
        network: record.cost.networkBytes.map { Int64($0) }
      )
    )
  }
}

extension DirtyCause {
  /// Creates the cause of a reload from the stored change that made the timeline outdated.
  init(_ mark: DirtyMark) {
    self =
      switch mark.source {
      case .collection(LanguageRecord.collectionName): .language
      case .collection(StoredAppearance.collectionName): .appearance
      case .collection: .records
      case .state: .state
      case .surroundings: .surroundings
      case .program: .program
      case .update: .update
      case .request: .request
      }
  }
}
