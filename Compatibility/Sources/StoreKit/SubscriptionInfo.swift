extension Product {
  /// Information about a subscription; never returned, because a terminal has no store.
  public struct SubscriptionInfo: Hashable, Sendable {
    private let none: Never

    public var subscriptionGroupID: String { switch none {} }
    public var subscriptionPeriod: SubscriptionPeriod { switch none {} }
    public var isEligibleForIntroOffer: Bool { get async { switch none {} } }
    public var status: [Status] { get async throws { switch none {} } }

    /// Returns an empty array, because a terminal has no store.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Always returns `false`, because a terminal has no store.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The status of a subscription: its state and its last transaction.
    public struct Status: Hashable, Sendable {
      private let none: Never

      public var state: RenewalState { switch none {} }
      public var transaction: VerificationResult<Transaction> { switch none {} }
    }

    /// The renewal state of a subscription, such as subscribed or expired.
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

  /// The billing period of a subscription: a number of days, weeks, months or years.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public let unit: Unit
    public let value: Int

    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }
  }
}
