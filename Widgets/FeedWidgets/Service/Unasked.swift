import Foundation
import WidgetExtension

/// Access to cached values without a request, for options, snapshots and widgets that are not placed.
enum Unasked {
  /// Runs `body` without leave to use the network.
  static func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    await RunScope.with(\.isNetworkAllowed, false) { await body() }
  }
}
