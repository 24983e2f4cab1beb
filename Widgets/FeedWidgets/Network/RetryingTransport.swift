import Foundation

/// Repeats a request after a temporary failure, a few times with growing pauses.
struct RetryingTransport: Transport {
  /// Pauses before the second and the third attempt.
  private static let pauses: [Duration] = [.milliseconds(300), .milliseconds(900)]
  /// The longest pause before a retry; longer ones are left to a later timeline.
  private static let longestPause: Duration = .seconds(2)

  let inner: any Transport
  /// The clock for the pauses, which must be monotonic.
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

/// Ends a request, with all of its redirects and retries, at its time limit (RI-9).
///
/// A time-out of URLSession starts again with each byte.
struct LimitedTransport: Transport {
  let inner: any Transport
  var limit: Duration = .seconds(12)
  /// The clock for the time limit, which must be monotonic.
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
