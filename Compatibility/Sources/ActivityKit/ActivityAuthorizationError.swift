public import Foundation

/// Why a live activity was not started.
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier
  case unentitled, malformedActivityIdentifier, reconnectNotPermitted

  public var errorDescription: String? {
    self == .unsupported ? "a terminal shows no live activities" : nil
  }
}

extension ActivityAuthorizationError: LocalizedError {}
