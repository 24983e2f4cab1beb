import Foundation

/// A subject that passes each value to those who have subscribed by then.
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

/// A subject that stores a value; it sends the value to each new subscriber, and each change to
/// all.
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

/// The subscribers of a subject, and the completion once it was sent.
final class Receivers<Output, Failure: Error> {
  private let lock = NSLock()
  private var conduits: [ObjectIdentifier: Conduit<Output, Failure>] = [:]
  private var completion: Subscribers.Completion<Failure>?

  func add(_ conduit: Conduit<Output, Failure>) {
    let name = ObjectIdentifier(conduit)
    let ended = lock.withLock {
      if completion == nil { conduits[name] = conduit }
      return completion
    }
    if let ended { return conduit.send(completion: ended) }
    conduit.onEnd { [weak self] in
      guard let self else { return }
      self.lock.withLock { self.conduits[name] = nil }
    }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ Array(conduits.values) }) { conduit.send(value) }
  }

  /// Sends the completion to all subscribers; further calls have no effect.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      return Array(conduits.values)
    }
    for conduit in ended { conduit.send(completion: completion) }
  }
}
