/// Which timelines a refresh is about.
package enum TimelineSelection: Equatable, Sendable {
  case all
  /// Every family of these placed widgets.
  case placements(Set<Int64>)
  case timelines(Set<TimelineKey>)

  package func contains(_ key: TimelineKey) -> Bool {
    switch self {
    case .all: true
    case .placements(let placements): placements.contains(key.placement)
    case .timelines(let keys): keys.contains(key)
    }
  }
}
