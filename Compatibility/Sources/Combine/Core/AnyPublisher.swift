/// A publisher whose making is hidden; here every operator returns one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Conduit<Output, Failure>) -> Void

  /// Calls `start` for each subscriber.
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
