public import Foundation

/// The readable content of a notification, which a terminal never shows.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var launchImageName = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  fileprivate var fields = Fields()

  public var title: String { fields.title }
  public var subtitle: String { fields.subtitle }
  public var body: String { fields.body }
  public var badge: NSNumber? { fields.badge }
  public var sound: UNNotificationSound? { fields.sound }
  public var userInfo: [AnyHashable: Any] { fields.userInfo }
  public var categoryIdentifier: String { fields.categoryIdentifier }
  public var threadIdentifier: String { fields.threadIdentifier }
  public var targetContentIdentifier: String? { fields.targetContentIdentifier }
  public var launchImageName: String { fields.launchImageName }
  public var attachments: [UNNotificationAttachment] { fields.attachments }
  public var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }

  /// The relevance from 0 to 1, by which notifications in a summary are sorted.
  public var relevanceScore: Double { fields.relevanceScore }
  public var filterCriteria: String? { fields.filterCriteria }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.fields = fields
    return copy
  }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.fields = fields
    return copy
  }
}

/// The content of a notification that is being composed.
open class UNMutableNotificationContent: UNNotificationContent {
  public override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  public override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  public override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  public override var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { fields.attachments }
    set { fields.attachments = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  public override var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}

/// The interruption level of a notification, from passive to critical; without effect in a
/// terminal.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}
