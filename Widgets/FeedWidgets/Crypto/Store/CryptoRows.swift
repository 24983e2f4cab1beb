import Foundation
import WidgetExtension

/// The rows of the list; concurrent callers share one refresh (BW-6).
actor CryptoRows {
  typealias Outcome = Result<Loaded<[CryptoRow]>, FeedError>

  /// The key of a request, of which one runs at a time.
  private struct Key: Hashable {
    let source: String
    let isNetworkAllowed: Bool
  }

  private var refreshes: [Key: Task<Outcome, Never>] = [:]

  /// Returns the rows in the service's order; a refresh that is already running is shared.
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
