public import Essentials
/// An entity that Apple's platforms add to their search index; widgetctl has no such index.
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }
  /// The attributes that a search index would show for the entity.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.item")
    set.displayName = displayRepresentation.title.text
    return set
  }
}
/// A query whose entities are in Apple's search index; widgetctl treats it like any other query.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {}
extension EntityProperty {
  /// Declares a property that Apple's platforms index under a key; widgetctl ignores the key.
  public init(
    title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init()
    self.title = title
  }
}
#if canImport(Darwin)
@_exported public import CoreSpotlight
#else
/// The attributes of an item in a search index.
public final class CSSearchableItemAttributeSet {
  public var title: String?
  public var displayName: String?
  public var contentDescription: String?
  public var keywords: [String]?
  public var contentURL: URL?
  public var thumbnailData: Data?
  public var contentCreationDate: Date?
  public var contentModificationDate: Date?
  public var dueDate: Date?
  public var startDate: Date?
  public var endDate: Date?

  /// Creates an empty set of attributes; the content type is ignored.
  public init(itemContentType: String) {}

  /// Creates an empty set of attributes; the content type is ignored.
  public init(contentType: UTType) {}

  /// Creates an empty set of attributes, which no search index receives.
  public init() {}
}
#endif
