import Foundation
import WidgetExtension

/// Reads cached values without a request, for options, snapshots and widgets that are not placed.
enum Unasked {
  /// Runs `body` while the network is not allowed.
  static func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result {
    await RunScope.with(\.isNetworkAllowed, false) { await body() }
  }
}
