#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The earliest moment at which a provider is asked for its next timeline, never a promise.
public struct TimelineReloadPolicy: Equatable, Sendable {
  /// The policy in a form that can be stored and sent; authors see only the constants below.
  package enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Once the last entry is the current one.
  public static let atEnd = TimelineReloadPolicy(.atEnd)
  /// Not until somebody asks for it.
  public static let never = TimelineReloadPolicy(.never)
  /// From `date` on, wherever it lies among the entries.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(.after(date))
  }
}
