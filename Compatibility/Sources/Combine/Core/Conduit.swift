import Foundation

/// The way to one subscriber: one value at a time, none after the end.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var deliver: ((Output) -> Void)?
  private var finish: ((Subscribers.Completion<Failure>) -> Void)?
  private var endings: [() -> Void] = []

  init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
    deliver = { _ = subscriber.receive($0) }
    finish = subscriber.receive(completion:)
  }

  /// Calls `end` when the subscriber cancels or the values have ended; at once if that has happened.
  func onEnd(_ end: @escaping () -> Void) {
    let isOver = lock.withLock {
      if deliver != nil { endings.append(end) }
      return deliver == nil
    }
    if isOver { end() }
  }

  func send(_ value: Output) {
    lock.withLock { deliver?(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let finish = lock.withLock { self.finish }
    cancel()
    finish?(completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let endings = lock.withLock {
      deliver = nil
      finish = nil
      let endings = self.endings
      self.endings = []
      return endings
    }
    for end in endings { end() }
  }

  /// Takes the values of another publisher, which is cancelled when this way ends.
  func take<Upstream: Publisher>(
    _ upstream: Upstream,
    value: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) {
    let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
    onEnd { sink.cancel() }
    upstream.receive(subscriber: sink)
  }
}
