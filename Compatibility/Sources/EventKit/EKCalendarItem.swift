public import CoreGraphics
public import Foundation

/// An item of a calendar; like Apple's, its optional values are implicitly unwrapped.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
open class EKCalendarItem: NSObject {
  public let calendarItemIdentifier = UUID().uuidString
  public var calendarItemExternalIdentifier: String! { nil }
  public var title: String!
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var calendar: EKCalendar!
  public var timeZone: TimeZone?
  public var creationDate: Date? { nil }
  public var lastModifiedDate: Date? { nil }
  public var hasNotes: Bool { notes != nil }
  public var hasAlarms: Bool { false }
  public var hasAttendees: Bool { false }
  public var hasRecurrenceRules: Bool { false }
}

/// A calendar event that an app created; the store contains none.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
open class EKEvent: EKCalendarItem {
  public init(eventStore: EKEventStore) {}

  public var eventIdentifier: String! { calendarItemIdentifier }
  public var startDate: Date!
  public var endDate: Date!
  public var isAllDay = false
  public var availability = EKEventAvailability.busy
  public var status: EKEventStatus { .none }
  public var isDetached: Bool { false }
  public var occurrenceDate: Date! { startDate }
  public var birthdayContactIdentifier: String? { nil }

  public func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  /// Always returns `false`, because the item is not in the store.
  public func refresh() -> Bool { false }
}

/// A reminder that an app created; the store contains none.
open class EKReminder: EKCalendarItem {
  public init(eventStore: EKEventStore) {}

  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var completionDate: Date?
  /// The priority from 1, the highest, to 9; 0 for none.
  public var priority = 0

  /// Whether the reminder is completed; setting it also sets the date of completion.
  public var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
}

/// A calendar that an app created; the store contains none.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
open class EKCalendar: NSObject {
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }

  public let calendarIdentifier = UUID().uuidString
  public var title = ""
  public var cgColor: CGColor!
  public var source: EKSource!
  public let allowedEntityTypes: EKEntityMask
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { false }
  public var isSubscribed: Bool { false }
  public var isImmutable: Bool { true }
}

/// An account with calendars; the store has no accounts.
open class EKSource: NSObject {
  public let sourceIdentifier = UUID().uuidString
  public var title: String { "" }
  public var sourceType: EKSourceType { .local }

  public func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
