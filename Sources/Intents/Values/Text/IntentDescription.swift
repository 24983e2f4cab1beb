import Essentials

/// A description of an intent for lists and help.
///
/// ```swift
/// struct Archive: AppIntent {
///   static let title: LocalizedStringResource = "Archive"
///   static let description: IntentDescription? = IntentDescription(
///     "Moves finished books to the archive.",
///     categoryName: "Library",
///     searchKeywords: ["tidy"]
///   )
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public struct IntentDescription: Sendable {
  /// One sentence that describes the intent's effect.
  public let descriptionText: LocalizedStringResource
  /// The group in which lists show the intent; `nil` for none.
  public let categoryName: LocalizedStringResource?
  /// Further words by which a search finds the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result in a script's output; `nil` for none.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description; only its sentence is required.
  public init(
    _ description: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = description
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
