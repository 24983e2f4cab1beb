public import Foundation

/// A purchase; never returned in a terminal, so a widget shows the content for users who bought
/// nothing.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// A property without values, so that no transaction can be created.
  private let none: Never

  public var id: UInt64 { switch none {} }
  public var originalID: UInt64 { switch none {} }
  public var productID: String { switch none {} }
  public var productType: Product.ProductType { switch none {} }
  public var subscriptionGroupID: String? { switch none {} }
  public var purchaseDate: Date { switch none {} }
  public var originalPurchaseDate: Date { switch none {} }
  public var expirationDate: Date? { switch none {} }
  public var revocationDate: Date? { switch none {} }
  public var isUpgraded: Bool { switch none {} }
  public var purchasedQuantity: Int { switch none {} }
  public var appAccountToken: UUID? { switch none {} }
  public func finish() async { switch none {} }

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }

  /// An empty sequence, because a terminal has no store.
  public static var updates: Transactions { Transactions() }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// A sequence of transactions that is always empty, because a terminal has no store.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A signed value, and whether its signature is valid.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public enum VerificationError: Error {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }

  /// The signed value, even if its signature is invalid.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The signed value.
  ///
  /// - Throws: A `VerificationError` if the signature is invalid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
