extension Product {
  /// What is known of a subscription; there is none here.
  public struct SubscriptionInfo: Hashable, Sendable {
    private let none: Never

    public var subscriptionGroupID: String { switch none {} }
    public var subscriptionPeriod: SubscriptionPeriod { switch none {} }
    public var isEligibleForIntroOffer: Bool { get async { switch none {} } }
    public var status: [Status] { get async throws { switch none {} } }

    /// A person without an account has subscribed to nothing.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Nothing is offered.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// How a subscription stands.
    public struct Status: Hashable, Sendable {
      private let none: Never

      public var state: RenewalState { switch none {} }
      public var transaction: VerificationResult<Transaction> { switch none {} }
    }

    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
  }

  /// How long a subscription lasts before it is paid again.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public let unit: Unit
    public let value: Int

    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }
  }
}
