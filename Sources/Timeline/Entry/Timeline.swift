#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The entries that a provider foresees, and when it wants to be asked again.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment at which a provider is asked for its next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  let kind: Kind

  /// Once the last entry is the current one.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Not until somebody asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// From `date` on, wherever it lies among the entries.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
