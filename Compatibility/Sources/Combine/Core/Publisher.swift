/// A source of values over time, until it completes.
///
/// The demand of subscribers is ignored: each value is sent immediately, as to a `sink`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to send values to `subscriber`, until the publisher completes or the subscriber
  /// cancels.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes values and the completion to a subject until the returned token is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}

/// A type-erased publisher; every operator of this module returns one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Conduit<Output, Failure>) -> Void

  /// Creates a publisher that calls `start` for each subscriber, with the connection to the
  /// subscriber.
  init(start: @escaping (Conduit<Output, Failure>) -> Void) {
    self.start = start
  }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self =
      publisher as? AnyPublisher
      ?? AnyPublisher { conduit in
        conduit.take(publisher, value: conduit.send, completion: conduit.send(completion:))
      }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(to: subscriber)
    subscriber.receive(subscription: conduit)
    start(conduit)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that sends the values that its owner passes to `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
