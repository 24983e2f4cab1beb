extension Publisher {
  /// Publishes the values of all publishers that `transform` returns, as they arrive.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { conduit in
      var open = 1
      func close(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .finished = completion, open > 0 { return }
        conduit.send(completion: completion)
      }
      conduit.take(
        self,
        value: { value in
          open += 1
          conduit.take(transform(value), value: conduit.send, completion: close)
        },
        completion: close
      )
    }
  }

  /// Publishes the values of both publishers as they arrive.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
      .setFailureType(to: Failure.self).flatMap { $0 }
  }

  /// Publishes the latest values of both publishers whenever one of them sends a value.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { conduit in
      var left: Output?
      var right: P.Output?
      var open = 2
      func tell() {
        if let left, let right { conduit.send((left, right)) }
      }
      func close(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .finished = completion, open > 0 { return }
        conduit.send(completion: completion)
      }
      conduit.take(
        self,
        value: {
          left = $0; tell()
        },
        completion: close
      )
      conduit.take(
        other,
        value: {
          right = $0; tell()
        },
        completion: close
      )
    }
  }
}
