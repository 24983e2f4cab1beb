import Foundation

/// The namespace of types for subscribers.
public enum Subscribers {
  /// The last event of a publisher: success or a failure.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// The number of values that a subscriber requests; ignored, because values are sent immediately.
  public struct Demand: Equatable, Sendable {
    let count: Int?

    public static let unlimited = Demand(count: nil)
    public static let none = Demand(count: 0)

    public static func max(_ value: Int) -> Demand { Demand(count: value) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers {
  /// Passes values and the completion to two closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var isCancelled = false
    private let take: (Input) -> Void
    private let finish: (Subscribers.Completion<Failure>) -> Void

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      take = receiveValue
      finish = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard !isCancelled else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      if !isCancelled { take(input) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      subscription = nil
      if !isCancelled { finish(completion) }
    }

    public func cancel() {
      isCancelled = true
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Publisher {
  /// Passes values and the completion to closures until the returned token is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Passes values to a closure until the returned token is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// The connection of a publisher to one subscriber.
///
/// It sends one value at a time, and none after the completion.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var deliver: ((Output) -> Void)?
  private var finish: ((Subscribers.Completion<Failure>) -> Void)?
  private var endings: [() -> Void] = []

  init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
    deliver = { _ = subscriber.receive($0) }
    finish = subscriber.receive(completion:)
  }

  /// Calls `end` when the subscriber cancels or after the completion; at once if either has already
  /// happened.
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

  /// Subscribes to `upstream` and passes its events to the closures; the end of this connection
  /// also ends that subscription.
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
