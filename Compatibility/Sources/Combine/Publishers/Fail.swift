/// No value, an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let error = error
    AnyPublisher<Output, Failure> { $0.send(completion: .failure(error)) }
      .receive(subscriber: subscriber)
  }
}
