/// No value; the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let isOver = completeImmediately
    AnyPublisher<Output, Failure> { if isOver { $0.send(completion: .finished) } }
      .receive(subscriber: subscriber)
  }
}
