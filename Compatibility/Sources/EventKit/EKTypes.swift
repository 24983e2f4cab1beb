public import Foundation

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// The kinds of items that a calendar can contain.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// The permission of an app to read calendars; in a terminal always `denied`.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

/// The domain of EventKit's errors.
public let EKErrorDomain = "EKErrorDomain"

/// The error of a request to the store; in a terminal always `eventStoreNotAuthorized`.
public struct EKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) {
    precondition(error.domain == EKErrorDomain, "\(error.domain) is not EventKit's domain")
    _nsError = error
  }

  public static var _nsErrorDomain: String { EKErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = EKError

    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly
    case eventStoreNotAuthorized = 29
  }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var internalFailure: Code { .internalFailure }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
