internal import Essentials

/// The identity of a timeline: a placed widget in one size.
package struct TimelineKey: Hashable, Sendable {
  /// The number of the placed widget in the store.
  package var placement: Int64
  package var size: TimelineSize

  package init(placement: Int64, size: TimelineSize) {
    self.placement = placement
    self.size = size
  }

  package init(placement: Int64, family: WidgetFamily) {
    self.init(placement: placement, size: TimelineSize(family))
  }

  /// A number in 0 ..< 1 that depends only on the key, in every process and on every machine.
  ///
  /// The number is computed with FNV-1a over placement and size and the finalizer of MurmurHash3,
  /// because `Hasher` is seeded in each process.
  package var stableFraction: Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var bits = UInt64(bitPattern: placement)
    for _ in 0..<8 {
      hash = (hash ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
    hash = (hash ^ UInt64(bitPattern: size.number)) &* 0x100_0000_01b3
    hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Double(hash >> 11) * 0x1p-53
  }
}

/// A timeline that may need a reload: its extension, kind, configuration, stored state and budget.
package struct DueTimeline: Equatable, Sendable {
  package var key: TimelineKey
  /// The extension that contains the widget's code; one process is asked for all timelines of an
  /// extension.
  package var extensionName: String
  package var kind: String
  /// The encoded configuration of the placed widget, opaque to this module.
  package var configuration: [UInt8]
  package var state: TimelineState
  package var budget: ReloadBudget
  package var budgetState: BudgetState

  package init(
    key: TimelineKey,
    extensionName: String,
    kind: String,
    configuration: [UInt8] = [],
    state: TimelineState = TimelineState(),
    budget: ReloadBudget = .none,
    budgetState: BudgetState = BudgetState()
  ) {
    self.key = key
    self.extensionName = extensionName
    self.kind = kind
    self.configuration = configuration
    self.state = state
    self.budget = budget
    self.budgetState = budgetState
  }
}

extension DueTimeline {
  /// Returns the date since which the picture has been outdated; the timeline with the earliest
  /// date is reloaded first.
  func staleSince(at now: Date) -> Date {
    if let wait = budgetState.wait { return wait.since }
    // A mark makes a timeline due since ever, and came after the last look.
    if state.isDirty { return now }
    return state.due ?? .distantPast
  }
}
