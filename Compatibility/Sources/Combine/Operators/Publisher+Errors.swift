public import Foundation

extension Subscribers.Completion {
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: conduit.send,
        completion: { conduit.send(completion: $0.mapError(transform)) }
      )
    }
  }

  /// Publishes the values; after an error, publishes those of the publisher that `handler` returns.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: conduit.send,
        completion: { completion in
          switch completion {
          case .finished: conduit.send(completion: .finished)
          case .failure(let error):
            conduit.take(
              handler(error),
              value: conduit.send,
              completion: conduit.send(completion:)
            )
          }
        }
      )
    }
  }

  /// Publishes the values; after an error, publishes `output` and the completion.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Publishes the values, with `output` instead of each `nil`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the same values as a publisher with a failure type; the failure never occurs.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { conduit in
      conduit.take(self, value: conduit.send) { _ in conduit.send(completion: .finished) }
    }
  }
}

/// A decoder of values from some input, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension Publisher {
  /// Publishes the decoded values; the first decoding error ends the values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher {
  /// Publishes the values, each on `scheduler`.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      conduit.take(
        self,
        value: { value in scheduler.schedule { conduit.send(value) } },
        completion: { end in scheduler.schedule { conduit.send(completion: end) } }
      )
    }
  }

  /// Publishes the values after subscribing to this publisher on `scheduler`.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { conduit in
      scheduler.schedule {
        conduit.take(self, value: conduit.send, completion: conduit.send(completion:))
      }
    }
  }
}
