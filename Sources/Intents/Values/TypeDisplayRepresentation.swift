#if canImport(Darwin)
public import Foundation
#endif

/// What a type of entity or enumeration is called.
public struct TypeDisplayRepresentation: Sendable {
  /// The name of one of them: "To-do".
  public let name: LocalizedStringResource
  /// The name of several, with their number: "3 to-dos".
  public let numericFormat: LocalizedStringResource?
  /// Other names.
  public let synonyms: [LocalizedStringResource]

  /// Makes a representation from a name.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.numericFormat == right.numericFormat
      && left.synonyms == right.synonyms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name.key)
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
