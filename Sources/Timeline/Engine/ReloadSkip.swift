#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Why a candidate was not reloaded; none of these is an error.
package enum ReloadSkip: Equatable, Sendable {
  /// Another process is reloading it.
  case leasedElsewhere
  /// Another process had reloaded it before its lease was free.
  case servedElsewhere
  /// This engine is reloading it; that refresh makes one more run for this request.
  case joined
  case overBudget(until: Date)
  /// The refresh was cancelled, or its time was up before the timeline's turn; it stays due.
  case interrupted
}
