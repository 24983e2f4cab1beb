extension Subscribers {
  /// Hands values and the end to two closures.
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
  /// Hands values and the end to closures until the result is cancelled or let go of.
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
  /// Hands values to a closure until the result is cancelled or let go of.
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
