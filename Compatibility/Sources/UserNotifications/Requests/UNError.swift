public import Foundation

/// The domain of User Notifications' errors.
public let UNErrorDomain = "UNErrorDomain"

/// The error of a notification request, such as an invalid attachment.
public struct UNError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) {
    precondition(error.domain == UNErrorDomain, "\(error.domain) is not User Notifications' domain")
    _nsError = error
  }

  public static var _nsErrorDomain: String { UNErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = UNError

    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1_400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1_500
    case contentProvidingInvalid
    case badgeInputInvalid = 1_600
  }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
