#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Something odd about a provider's timeline that did not keep it from being shown.
package enum TimelineDiagnostic: Equatable, Sendable {
  /// The dates were not in order; they were put in order.
  case unsorted
  /// So many entries share their date with a later one and are never shown.
  case superseded(count: Int)
  /// So many dates were NaN, infinite or out of range and were replaced.
  case unusableDates(count: Int)
  /// No entry is due yet; the earliest is shown before its time.
  case startsInFuture(Date)

  /// What is odd, as one line without a full stop.
  package var message: String {
    switch self {
    case .unsorted: "the entries are not in the order of their dates"
    case .superseded(let count):
      "entries that share their date with a later one are never shown (\(count))"
    case .unusableDates(let count): "dates that are not numbers or out of range (\(count))"
    case .startsInFuture: "no entry is due yet; the earliest is shown"
    }
  }
}
