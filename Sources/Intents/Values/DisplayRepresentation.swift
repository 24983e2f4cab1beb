#if canImport(Darwin)
public import Foundation
#endif

/// How one entity or one enumeration case is shown.
public struct DisplayRepresentation: Sendable {
  /// The name.
  public var title: LocalizedStringResource
  /// A second line that tells namesakes apart.
  public var subtitle: LocalizedStringResource?
  /// The picture beside the name.
  public var image: Image?
  /// Other names by which it is found.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
}

extension DisplayRepresentation: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle && left.image == right.image
      && left.synonyms == right.synonyms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title.key)
    hasher.combine(image)
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
