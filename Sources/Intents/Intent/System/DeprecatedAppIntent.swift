import Essentials

/// An intent that another one replaces; it still runs.
public protocol DeprecatedAppIntent: AppIntent {
  typealias Deprecation<Replacement: AppIntent> = IntentDeprecation<Replacement>

  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why not to use an intent, and what to use in its place.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
  public let message: LocalizedStringResource

  /// Gives the reason, and the intent to use instead.
  public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type) {
    self.message = message
  }
}

extension IntentDeprecation where Replacement == Never {
  /// Gives the reason.
  public init(message: LocalizedStringResource) {
    self.message = message
  }
}
