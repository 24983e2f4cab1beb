public import Foundation

/// The App Store, in which nothing can be bought from a terminal.
public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }

  /// Always fails, because a terminal has no store.
  ///
  /// - Throws: `StoreKitError.notAvailableInStorefront`.
  public static func sync() async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The error of a request to the App Store; in a terminal always `notAvailableInStorefront`.
public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

/// Requests a review of an app; without effect in a terminal.
public enum SKStoreReviewController {
  public static func requestReview() {}
}
