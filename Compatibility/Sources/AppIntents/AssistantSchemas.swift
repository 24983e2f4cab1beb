/// The namespace of Apple's schemas for intents, entities and enumerations, grouped by domain.
///
/// Any name after a domain is accepted.
public enum AssistantSchemas {
  /// A schema of an intent, such as `.photos.createAlbum`.
  @dynamicMemberLookup
  public struct Intent: Sendable {
    public static var books: Intent { Intent() }
    public static var browser: Intent { Intent() }
    public static var camera: Intent { Intent() }
    public static var files: Intent { Intent() }
    public static var journal: Intent { Intent() }
    public static var mail: Intent { Intent() }
    public static var photos: Intent { Intent() }
    public static var presentation: Intent { Intent() }
    public static var reader: Intent { Intent() }
    public static var spreadsheet: Intent { Intent() }
    public static var system: Intent { Intent() }
    public static var visualIntelligence: Intent { Intent() }
    public static var whiteboard: Intent { Intent() }
    public static var wordProcessor: Intent { Intent() }

    public subscript(dynamicMember name: String) -> Intent { self }
  }

  /// A schema of an entity, such as `.photos.album`.
  @dynamicMemberLookup
  public struct Entity: Sendable {
    public static var books: Entity { Entity() }
    public static var browser: Entity { Entity() }
    public static var camera: Entity { Entity() }
    public static var files: Entity { Entity() }
    public static var journal: Entity { Entity() }
    public static var mail: Entity { Entity() }
    public static var photos: Entity { Entity() }
    public static var presentation: Entity { Entity() }
    public static var reader: Entity { Entity() }
    public static var spreadsheet: Entity { Entity() }
    public static var system: Entity { Entity() }
    public static var visualIntelligence: Entity { Entity() }
    public static var whiteboard: Entity { Entity() }
    public static var wordProcessor: Entity { Entity() }

    public subscript(dynamicMember name: String) -> Entity { self }
  }

  /// A schema of an enumeration, such as `.photos.assetType`.
  @dynamicMemberLookup
  public struct Enum: Sendable {
    public static var books: Enum { Enum() }
    public static var browser: Enum { Enum() }
    public static var camera: Enum { Enum() }
    public static var files: Enum { Enum() }
    public static var journal: Enum { Enum() }
    public static var mail: Enum { Enum() }
    public static var photos: Enum { Enum() }
    public static var presentation: Enum { Enum() }
    public static var reader: Enum { Enum() }
    public static var spreadsheet: Enum { Enum() }
    public static var system: Enum { Enum() }
    public static var visualIntelligence: Enum { Enum() }
    public static var whiteboard: Enum { Enum() }
    public static var wordProcessor: Enum { Enum() }

    public subscript(dynamicMember name: String) -> Enum { self }
  }
}
