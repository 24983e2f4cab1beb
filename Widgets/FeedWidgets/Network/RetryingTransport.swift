import Foundation

/// Repeats a request after a temporary failure, at most twice, after growing pauses.
struct RetryingTransport: Transport {
  /// Pauses before the second and the third attempt.
  private static let pauses: [Duration] = [.milliseconds(300), .milliseconds(900)]
  /// The longest pause before a retry; if the server asks for a longer one, the request fails.
  private static let longestPause: Duration = .seconds(2)

  let inner: any Transport
  /// The clock that measures the pauses; it must be monotonic.
  var clock: any Clock<Duration> = ContinuousClock()

  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    for pause in Self.pauses {
      do throws(FeedError) {
        return try await inner.answer(to: request)
      } catch {
        let wait = max(pause, error.retryAfter ?? pause)
        guard error.isPassing, wait <= Self.longestPause else { throw error }
        do { try await clock.sleep(for: wait) } catch { throw .cancelled }
      }
    }
    return try await inner.answer(to: request)
  }
}

/// Ends a request, including all redirects and retries, after a time limit (RI-9).
///
/// The time-out of URLSession is not enough, since it starts again with each byte.
struct LimitedTransport: Transport {
  let inner: any Transport
  var limit: Duration = .seconds(12)
  /// The clock that measures the time limit; it must be monotonic.
  var clock: any Clock<Duration> = ContinuousClock()

  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    let (inner, limit, clock) = (inner, limit, clock)
    typealias Outcome = Result<FeedAnswer, FeedError>
    let late = Outcome.failure(
      .timedOut(host: request.host, seconds: Int(limit.components.seconds))
    )
    let outcome = await withTaskGroup(of: Outcome.self) { group in
      group.addTask {
        do throws(FeedError) {
          return .success(try await inner.answer(to: request))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        do { try await clock.sleep(for: limit) } catch { return .failure(.cancelled) }
        return late
      }
      let first = await group.next() ?? late
      group.cancelAll()
      return first
    }
    return try outcome.get()
  }
}
