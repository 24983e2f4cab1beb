#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the planner makes of one timeline at one moment.
package enum ReloadDecision: Equatable, Sendable {
  case reload(ReloadReason)
  /// Nothing to do before that moment; `nil` means never by itself.
  case wait(until: Date?)
  /// The state is from a clock that ran ahead: keep this one in its place, then wait.
  case restamp(TimelineState)
  /// The budget is used up until then.
  case overBudget(until: Date)
}
