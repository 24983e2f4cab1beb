import Foundation
import Ground

/// Downloads the list of prices in one of three ways with equal results (BW-6).
struct CryptoService: Sendable {
  typealias List = Loaded<[CryptoCurrency]>

  let feed: any FeedService
  /// The age in seconds up to which a cached list is used without a request.
  var maximumAge: TimeInterval = 30

  func downloadCurrencies(_ way: FetchWay) async throws(FeedError) -> List {
    switch way {
    case .async: try await downloadCurrenciesAsync()
    case .continuation, .completionHandler: try await downloadCurrenciesContinuation()
    }
  }

  /// Downloads the list of prices with Swift's `async` functions.
  func downloadCurrenciesAsync() async throws(FeedError) -> List {
    let request = try feed.requests.request("crypto.json")
    return try await feed.load([CryptoCurrency].self, request, maximumAge: maximumAge)
  }

  /// Downloads the list of prices with a completion handler.
  ///
  /// The handler is called exactly once, also after `cancel()`.
  @discardableResult
  func downloadCurrencies(
    completion: @escaping @Sendable (Result<List, FeedError>) -> Void
  ) -> CryptoDownload {
    let task = Task {
      do throws(FeedError) {
        completion(.success(try await downloadCurrenciesAsync()))
      } catch {
        completion(.failure(error))
      }
    }
    return CryptoDownload { task.cancel() }
  }

  /// Downloads the list of prices with a checked continuation around the completion handler.
  ///
  /// Cancelling the task cancels the download.
  func downloadCurrenciesContinuation() async throws(FeedError) -> List {
    let download = Guarded<(handle: CryptoDownload?, isCancelled: Bool)>((nil, false))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let handle = downloadCurrencies { continuation.resume(returning: $0) }
        // The task may have been cancelled before the download began.
        let isCancelled = download.withLock { download in
          download.handle = handle
          return download.isCancelled
        }
        if isCancelled { handle.cancel() }
      }
    } onCancel: {
      let handle = download.withLock { download in
        download.isCancelled = true
        return download.handle
      }
      handle?.cancel()
    }
    return try result.get()
  }
}

/// A running download that the caller can cancel.
struct CryptoDownload: Sendable {
  private let stop: @Sendable () -> Void

  init(_ stop: @escaping @Sendable () -> Void) {
    self.stop = stop
  }

  func cancel() { stop() }
}
