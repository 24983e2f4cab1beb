public import Foundation
public import WidgetIntents

/// An item of an app in the search of Apple's platforms.
public final class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  public var expirationDate: Date?

  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

extension CSSearchableIndex {
  /// Always `false`, because a terminal has no search index.
  public static func isIndexingAvailable() -> Bool { false }

  /// Calls the handler without an error; nothing is indexed, because a terminal has no search
  /// index.
  public func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(nil)
  }

  /// Calls the handler without an error; nothing is deleted, because a terminal has no search
  /// index.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(nil)
  }

  /// Calls the handler without an error; nothing is deleted, because a terminal has no search
  /// index.
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String],
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    completionHandler(nil)
  }

  /// Calls the handler without an error; nothing is deleted, because a terminal has no search
  /// index.
  public func deleteAllSearchableItems(completionHandler: ((any Error)?) -> Void = { _ in }) {
    completionHandler(nil)
  }
}
