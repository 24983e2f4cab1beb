/// One value at once, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    AnyPublisher<Output, Never> { conduit in
      conduit.send(output)
      conduit.send(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}
