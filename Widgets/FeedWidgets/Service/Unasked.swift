import Foundation
import WidgetExtension

/// Access to cached values without a request, for options, snapshots and widgets that are not placed.
enum Unasked {
  /// The kept value; `nil` without one.
  static func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    of service: any FeedService
  ) async -> Value? {
    try? await RunScope.with(\.isNetworkAllowed, false) {
      try await service.load(type, request, maximumAge: .infinity).value
    }
  }
}

extension Unasked {
  /// Runs `body` without leave to use the network.
  static func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    await RunScope.with(\.isNetworkAllowed, false) { await body() }
  }
}
