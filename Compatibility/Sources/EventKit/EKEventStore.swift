public import CoreGraphics
public import Foundation

/// The store of the user's calendars, to which a terminal has no access.
///
/// It behaves as if the user had denied access. Completion handlers are called before a method
/// returns.
public final class EKEventStore: NSObject, Sendable {
  public override init() {}

  /// Creates a store; the sources are ignored, and the store is empty.
  public init(sources: [EKSource]) {}

  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  public let eventStoreIdentifier = "denied"
  public var sources: [EKSource] { [] }
  public var delegateSources: [EKSource] { [] }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }

  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  public func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  public func source(withIdentifier identifier: String) -> EKSource? { nil }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  public func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<Bool>) -> Void
  ) {}

  public func reset() {}
  public func refreshSourcesIfNecessary() {}
}

/// Requests for access, all of which are denied.
extension EKEventStore {
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void

  public func requestAccess(to entityType: EKEntityType, completion: @escaping Completion) {
    completion(false, nil)
  }

  nonisolated(nonsending) public func requestAccess(to entityType: EKEntityType) async throws
    -> Bool
  {
    false
  }

  public func requestFullAccessToEvents(completion: @escaping Completion) { completion(false, nil) }

  nonisolated(nonsending) public func requestFullAccessToEvents() async throws -> Bool { false }

  public func requestWriteOnlyAccessToEvents(completion: @escaping Completion) {
    completion(false, nil)
  }

  nonisolated(nonsending) public func requestWriteOnlyAccessToEvents() async throws -> Bool {
    false
  }

  public func requestFullAccessToReminders(completion: @escaping Completion) {
    completion(false, nil)
  }

  nonisolated(nonsending) public func requestFullAccessToReminders() async throws -> Bool { false }
}

/// Methods that search the store; they never find anything.
extension EKEventStore {
  public func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Calls the handler with `nil`, as after a denied request.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return NSNumber(value: 0)
  }

  public func cancelFetchRequest(_ fetchIdentifier: Any) {}
}

/// Methods that change the store; all of them fail.
extension EKEventStore {
  /// Always fails, because a terminal has no access to calendars.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  public func commit() throws { throw EKError(.eventStoreNotAuthorized) }
}

extension Notification.Name {
  /// A notification that is never posted, because the store does not change.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
