#if canImport(Darwin)
public import Foundation
#endif

/// An intent that says how an application behaves in a Focus; a terminal has none, so nothing runs it.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// What a person who sets up a Focus would be offered.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] {
    []
  }

  /// The filter that is on: there is none.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
  }
}

/// What is known about the Focus that a filter is suggested for.
public struct FocusFilterSuggestionContext: Sendable {
  public let focusFilterIdentifier: String?
}
