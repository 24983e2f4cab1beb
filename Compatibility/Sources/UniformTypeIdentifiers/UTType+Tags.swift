public import Foundation
public import WidgetIntents

/// A kind of tag of content types: file name extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The prefix of identifiers of types that were created for unknown tags; the tag follows it.
  private static let dynamicPrefix = "dyn."

  /// Creates the declared type with a tag, or a new type for the tag; `nil` for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = first
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a type of an application's own; the type that it conforms to is ignored.
  public init(exportedAs identifier: String, conformingTo parentType: UTType?) {
    self.init(exportedAs: identifier)
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType?) {
    self.init(importedAs: identifier)
  }

  /// Returns the declared types with a tag that conform to `supertype`, or a new type for the tag.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let wanted = tag.lowercased()
    let found = TypeDeclaration.all
      .filter { $0.tags(of: tagClass).contains(wanted) }
      .map { UTType(exportedAs: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) || $0 == .data } ?? true }
    guard found.isEmpty else { return found }
    return [UTType(exportedAs: "\(dynamicPrefix)\(tagClass.rawValue)=\(wanted)")]
  }

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  public var localizedDescription: String? { declaration?.description }

  /// The type's file name extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if isDynamic {
      let parts = identifier.dropFirst(Self.dynamicPrefix.count).split(separator: "=")
      guard parts.count == 2 else { return [:] }
      return [UTTagClass(rawValue: String(parts[0])): [String(parts[1])]]
    }
    return [UTTagClass.filenameExtension, .mimeType].reduce(into: [:]) { tags, tagClass in
      let own = declaration?.tags(of: tagClass) ?? []
      if !own.isEmpty { tags[tagClass] = own }
    }
  }

  /// Whether the type was created for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
  public var isDeclared: Bool { declaration != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that the type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration?.parents ?? []
    // Each step takes a type that was not met before, and the table has an end.
    while let next = open.popLast() {
      guard found.insert(UTType(exportedAs: next)).inserted else { continue }
      open += TypeDeclaration.byIdentifier[next]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }
}

extension TypeDeclaration {
  fileprivate func tags(of tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}

extension URL {
  /// Returns the URL of a file in the folder; the type's extension is added unless the name already
  /// has one.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    let own = type.tags[.filenameExtension] ?? []
    return own.contains(url.pathExtension.lowercased())
      ? url : url.appendingPathExtension(for: type)
  }

  public mutating func appendPathComponent(_ partialName: String, conformingTo type: UTType) {
    self = appendingPathComponent(partialName, conformingTo: type)
  }

  /// Returns the URL with the type's preferred extension added; unchanged if the type has none.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }
}
