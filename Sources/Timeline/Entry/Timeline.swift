public import Essentials

/// A widget's dated entries, with the policy for the next request.
///
/// Make the entries in advance, so that the picture is right at each date without running the
/// widget's code:
///
/// ```swift
/// let now = Date()
/// let hours = (0..<24).map { DayEntry(date: now.addingTimeInterval(Double($0) * 3_600)) }
/// let timeline = Timeline(entries: hours, policy: .atEnd)
/// ```
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries in the order in which the provider listed them.
  public let entries: [EntryType]
  /// The policy that determines when the next timeline is requested.
  public let policy: TimelineReloadPolicy
  /// The files whose changes make the timeline due before its policy does; empty by default.
  public let files: TimelineFiles

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries in any order. A timeline without entries counts as a failed reload.
  ///   - policy: The earliest moment of the next request.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.init(entries: entries, policy: policy, files: TimelineFiles([]))
  }

  /// Creates a timeline that is also reloaded when one of the files changes that it was made from.
  ///
  /// - Parameters:
  ///   - entries: The entries in any order. A timeline without entries counts as a failed reload.
  ///   - policy: The earliest moment of the next request.
  ///   - files: The files in their state before they were read.
  public init(entries: [EntryType], policy: TimelineReloadPolicy, files: TimelineFiles) {
    self.entries = entries
    self.policy = policy
    self.files = files
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment at which the next timeline is requested.
///
/// A policy is not a promise. After failures the delay grows, and a widget can have a budget of
/// reloads a day.
///
/// ```swift
/// let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
/// let timeline = Timeline(entries: [DayEntry(date: .now)], policy: .after(tomorrow))
/// ```
public struct TimelineReloadPolicy: Equatable, Sendable {
  /// The kind of policy, for storage and messages; authors use the static members of the policy.
  package enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }

  package let kind: Kind

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Requests a new timeline when the date of the last entry has passed.
  ///
  /// ```swift
  /// let timeline = Timeline(entries: [DayEntry(date: .now)], policy: .atEnd)
  /// ```
  public static let atEnd = TimelineReloadPolicy(.atEnd)
  /// Requests a new timeline only when its data changes or a reload is requested.
  ///
  /// ```swift
  /// let timeline = Timeline(entries: [DayEntry(date: .now)], policy: .never)
  /// ```
  public static let never = TimelineReloadPolicy(.never)
  /// Requests a new timeline at `date` or later, even if the last entry is after it.
  ///
  /// ```swift
  /// let timeline = Timeline(entries: [DayEntry(date: .now)], policy: .after(.now.addingTimeInterval(900)))
  /// ```
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(.after(date))
  }
}
