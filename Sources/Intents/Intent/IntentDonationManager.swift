/// Tells Apple's platforms what people do, so that they can suggest it; nothing is kept here (AI-76).
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent,
    result: Intent.PerformResult
  ) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// There are none to delete.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    []
  }
}

/// Names a donation.
public struct IntentDonationIdentifier: Sendable, Hashable {
  init() {}
}

/// Which donations to delete.
public struct IntentDonationMatchingPredicate: Sendable {
  /// Those of one type.
  public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }

  /// Those with these names.
  public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
}

extension AppIntent {
  /// Keeps nothing: the journal knows what was performed (AI-5).
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Keeps nothing: the journal knows what was performed.
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}
