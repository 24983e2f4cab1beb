/// Sends equal simultaneous requests only once; all callers get the same answer (BW-6, BW-12).
actor SharedRequests: Transport {
  private typealias Outcome = Result<FeedAnswer, FeedError>

  private struct Request {
    let task: Task<Outcome, Never>
    var waiters: Int
  }

  private let inner: any Transport
  private var requests: [FeedRequest: Request] = [:]

  init(_ inner: any Transport) {
    self.inner = inner
  }

  /// Returns the answer; the request is cancelled if all its callers are cancelled.
  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    let task = join(request)
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await leave(request, task) }
    }
    if requests[request]?.task == task { requests[request] = nil }
    return try outcome.get()
  }

  private func join(_ request: FeedRequest) -> Task<Outcome, Never> {
    if let running = requests[request] {
      requests[request]?.waiters += 1
      return running.task
    }
    let task = Task { [inner] () -> Outcome in
      do throws(FeedError) {
        return .success(try await inner.answer(to: request))
      } catch {
        return .failure(error)
      }
    }
    requests[request] = Request(task: task, waiters: 1)
    return task
  }

  private func leave(_ request: FeedRequest, _ task: Task<Outcome, Never>) {
    guard let running = requests[request], running.task == task else { return }
    requests[request]?.waiters -= 1
    guard running.waiters <= 1 else { return }
    requests[request] = nil
    task.cancel()
  }
}
