/// Hands what it is sent to those who subscribe at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { receivers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure>(start: receivers.add).receive(subscriber: subscriber)
  }
}
