import Foundation
import WidgetExtension

/// Loads the list of prices; simultaneous callers share one request (BW-6).
actor CryptoRows {
  typealias Outcome = Result<Loaded<[CryptoRow]>, FeedError>

  /// The address and settings by which equal requests are recognised; only one of them runs at a
  /// time.
  private struct Key: Hashable {
    let source: String
    let isNetworkAllowed: Bool
  }

  private var refreshes: [Key: Task<Outcome, Never>] = [:]

  /// Loads the rows in the service's order; callers during a running request get the result of that
  /// request.
  func refresh(_ service: CryptoService, _ way: FetchWay) async throws(FeedError) -> Loaded<
    [CryptoRow]
  > {
    let key = Key(
      source: service.feed.requests.base.text,
      isNetworkAllowed: RunScope.current.isNetworkAllowed
    )
    if let running = refreshes[key] { return try await running.value.get() }
    let task = Task { () -> Outcome in
      do throws(FeedError) {
        let list = try await service.downloadCurrencies(way)
        return .success(list.map { CryptoRow.rows(of: $0) })
      } catch {
        return .failure(error)
      }
    }
    refreshes[key] = task
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    refreshes[key] = nil
    return try outcome.get()
  }
}
