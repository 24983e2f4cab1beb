import SharedStore
import WidgetTimeline

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension TimelineState {
  /// The state as the store keeps it, with the date of the last entry that is kept apart.
  init(_ stored: StoredTimeline, lastEntry: Int64?) {
    self.init(
      made: stored.generation > 0 ? WallInstant(microseconds: stored.made).date : nil,
      policy: TimelineReloadPolicy(stored.policy),
      lastEntry: lastEntry.map { WallInstant(microseconds: $0).date },
      due: stored.due == .max ? nil : WallInstant(microseconds: stored.due).date,
      failures: Int(clamping: stored.failures),
      isDirty: stored.isDirty
    )
  }
}

extension TimelineReloadPolicy {
  init(_ stored: StoredPolicy) {
    self =
      switch stored {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let instant): .after(WallInstant(microseconds: instant).date)
      }
  }

  /// The policy in the store's form.
  var stored: StoredPolicy {
    switch kind {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let date): .after(WallInstant(date).microseconds)
    }
  }
}

extension Optional where Wrapped == Date {
  /// The instant of a due date in the store's form, where never is the end of all time.
  var storedDue: Int64 { map { WallInstant($0).microseconds } ?? .max }
}
