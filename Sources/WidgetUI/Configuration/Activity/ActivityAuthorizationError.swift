public import Foundation

/// Why a Live Activity did not begin.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
  /// There is no place for one.
  case unsupported
  case denied
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unsupported: "a terminal has no place for Live Activities"
    case .denied: "Live Activities are not allowed"
    }
  }
}
