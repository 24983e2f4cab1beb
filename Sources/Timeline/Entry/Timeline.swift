public import Essentials

/// The entries that a provider foresees, and when it wants to be asked again.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  /// The files whose changes make the timeline due before its policy does.
  public let files: TimelineFiles

  /// The entries in any order; at least one is needed for anything to be shown.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.init(entries: entries, policy: policy, files: TimelineFiles([]))
  }

  /// The entries in any order, and the files that they were made from.
  public init(entries: [EntryType], policy: TimelineReloadPolicy, files: TimelineFiles) {
    self.entries = entries
    self.policy = policy
    self.files = files
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

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
  /// Not until a reload is requested.
  public static let never = TimelineReloadPolicy(.never)
  /// Requests a new timeline at `date` or later, even if it precedes the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(.after(date))
  }
}
