/// A publisher that sends one value and finishes.
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

/// A publisher without values, which finishes immediately or never.
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

/// A publisher that fails immediately.
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

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher that sends each element of the sequence in order, then finishes.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { conduit in
      for element in self { conduit.send(element) }
      conduit.send(completion: .finished)
    }
  }
}

extension Result {
  /// A publisher that sends the value of a success and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result that is already known.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let result = result
      AnyPublisher<Success, Failure> { conduit in
        switch result {
        case .success(let value):
          conduit.send(value)
          conduit.send(completion: .finished)
        case .failure(let error): conduit.send(completion: .failure(error))
        }
      }.receive(subscriber: subscriber)
    }
  }
}
