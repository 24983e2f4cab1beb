import SharedStore
import StoreLink
import WidgetTimeline

extension StoredTimelines {
  /// Returns those timelines that this machine makes itself.
  ///
  /// Timelines on a hub's board are left out if their pictures come from the hub.
  static func own(
    among found: [DueTimeline],
    in store: SharedStore
  ) async throws -> [DueTimeline] {
    guard !found.isEmpty else { return found }
    let (shared, known) = try await store.read { transaction in
      let shared = try transaction.screen() == nil ? [] : try transaction.screenPlacements()
      let keys = found.map(\.key).filter { shared.contains($0.placement) }
      return (
        shared,
        try keys.compactMap {
          try transaction.timeline(placement: $0.placement, family: $0.size.number)
        }
      )
    }
    guard !shared.isEmpty else { return found }
    let due = known.filter { $0.due != .max }
    if !due.isEmpty {
      try await store.write(durability: .relaxed) { transaction in
        for timeline in due {
          try transaction.restamp(
            placement: timeline.placement,
            family: timeline.family,
            made: timeline.generation > 0 ? timeline.made : nil,
            due: .max
          )
        }
      }
    }
    return found.filter { !shared.contains($0.key.placement) }
  }
}
