import Essentials
import WidgetTimeline

/// Keeps the timelines of a hub's pictures in memory while this machine makes them; they are stored
/// only on the hub.
actor PictureTimelines: TimelineStorage {
  enum Outcome: Sendable {
    case made(PlannedTimeline)
    case failed(FailedReload)
  }

  private let wanted: [DueTimeline]
  private(set) var outcomes: [TimelineKey: Outcome] = [:]

  init(_ wanted: [DueTimeline]) {
    self.wanted = wanted
  }

  func dueTimelines(at now: Date) -> [DueTimeline] { wanted }
  func waitingTimelines(at now: Date) -> [DueTimeline] { [] }
  func timelines(_ selection: TimelineSelection) -> [DueTimeline] {
    wanted.filter { selection.contains($0.key) }
  }

  // The hub's lease prevents other machines from making the same pictures.
  func acquireLeases(_ keys: [TimelineKey]) -> Set<TimelineKey> { Set(keys) }
  func releaseLeases(_ keys: [TimelineKey]) {}

  func store(
    _ timeline: PlannedTimeline,
    _ record: ReloadRecord,
    for key: TimelineKey
  ) -> Bool {
    outcomes[key] = .made(timeline)
    return false
  }

  func record(_ failure: FailedReload, _ record: ReloadRecord, for key: TimelineKey) {
    outcomes[key] = .failed(failure)
  }

  // Pictures that are not made now can be made by another machine when the lease ends.
  func note(_ records: [(key: TimelineKey, record: ReloadRecord)]) {}
  func putOff(_ reloads: [PutOffReload]) {}
  func restamp(_ state: TimelineState, for key: TimelineKey) -> Bool { false }
  func markDirty(_ keys: [TimelineKey]) {}
}
