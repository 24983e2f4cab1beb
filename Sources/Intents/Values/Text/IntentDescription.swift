import Essentials

/// What an intent does, for lists and help.
public struct IntentDescription: Sendable {
  /// What the intent does, in a sentence.
  public let descriptionText: LocalizedStringResource
  /// The group under which lists show the intent.
  public let categoryName: LocalizedStringResource?
  /// Other words by which a search finds the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// What the result is called when a script shows it.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
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
