/// Keeps a value, tells it to each new subscriber, and tells every change to all.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  public var value: Output {
    didSet { receivers.send(value) }
  }

  public init(_ value: Output) {
    self.value = value
  }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] conduit in
      conduit.send(value)
      receivers.add(conduit)
    }.receive(subscriber: subscriber)
  }
}
