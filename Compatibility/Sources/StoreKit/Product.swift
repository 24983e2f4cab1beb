public import Foundation

/// A product of an app; never returned, because a terminal has no store.
public struct Product: Identifiable, Hashable, Sendable {
  /// A property without values, so that no product can be created.
  private let none: Never

  public var id: String { switch none {} }
  public var type: ProductType { switch none {} }
  public var displayName: String { switch none {} }
  public var description: String { switch none {} }
  public var price: Decimal { switch none {} }
  public var displayPrice: String { switch none {} }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { switch none {} }
  public var isFamilyShareable: Bool { switch none {} }
  public var subscription: SubscriptionInfo? { switch none {} }
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { switch none {} }
  }
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { switch none {} }
  }

  /// Returns an empty array, because a terminal has no store.
  public static func products(
    for identifiers: some Collection<String>
  ) async throws -> [Product] {
    []
  }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    switch none {}
  }

  /// The result of a purchase, which a terminal never returns.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// An option of a purchase, such as a token of the app's account; without effect in a terminal.
  public struct PurchaseOption: Hashable, Sendable {
    private let value: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(value: token.uuidString)
    }

    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(value: "\(quantity)")
    }
  }

  /// The type of a product, such as a subscription or a consumable.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
}
