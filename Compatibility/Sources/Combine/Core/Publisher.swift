/// What hands out values over time, until it completes.
///
/// Demand is not kept: a subscriber is handed each value when it is there, as with `sink`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to hand values to `subscriber`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Hands everything on to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}
