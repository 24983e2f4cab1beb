import Essentials

/// A deprecated intent, which another one replaces; it still runs.
public protocol DeprecatedAppIntent: AppIntent {
  typealias Deprecation<Replacement: AppIntent> = IntentDeprecation<Replacement>

  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// The reason for not using an intent, and its replacement.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
  public let message: LocalizedStringResource

  /// Creates a deprecation with its reason and the replacement.
  public init(message: LocalizedStringResource, replacedBy replacement: Replacement.Type) {
    self.message = message
  }
}

extension IntentDeprecation where Replacement == Never {
  /// Creates a deprecation with its reason, for an intent without a replacement.
  public init(message: LocalizedStringResource) {
    self.message = message
  }
}
