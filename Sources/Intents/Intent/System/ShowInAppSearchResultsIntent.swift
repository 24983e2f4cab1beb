/// An intent that searches in its application; widgetctl runs it like any other intent.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: _IntentValue = StringSearchCriteria
  static var searchScopes: [StringSearchScope] { get }
  var criteria: Criteria { get set }
}

/// The text that a search in an application looks for.
public struct StringSearchCriteria: Sendable, Hashable {
  public let term: String

  /// Creates criteria from the text to search for.
  public init(term: String) {
    self.term = term
  }
}

/// The kind of content that a search in an application includes.
public enum StringSearchScope: String, Sendable, Hashable, CaseIterable {
  case general, audio, movies, tv, music, books, files, images, messages, email, people
}

extension StringSearchCriteria: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(term) }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> StringSearchCriteria {
    StringSearchCriteria(term: try await String._resolve(input, parameter: parameter, in: context))
  }
}
